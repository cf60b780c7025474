/** Google and a form: Google comes first where it works, and below the form where it is not set up. */
import type { ReactNode } from 'react';
import { useSession } from '../../../api/reader-session';
import { site } from '../../../api/site';
import { useWords } from '../../../i18n/language';
import styles from '../form/accounts.module.css';
import { GoogleButton } from '../google/google-button';

export function GoogleOrForm({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords('accounts');
  const { signIn } = useSession();
  const google = <GoogleButton name={name} purpose="signIn" onToken={signIn} />;
  const or = <p className={styles.or}>{words.or}</p>;
  if (site.googleEnabled)
    return (
      <>
        {google}
        {or}
        {children}
      </>
    );
  return (
    <>
      {children}
      {or}
      {google}
    </>
  );
}

/** Reminds people who are signing up or logging in that their code is waiting. */
import { useEffect } from 'react';
import { keepDestination, readDestination } from '../../../device/destination';
import { readPendingCode } from '../../../device/pending-code';
import { useWords } from '../../../i18n/language';
import { groupedCode } from '../../../ui/code/code-typing';
import { Notice } from '../../../ui/page/notice';
import { paths } from '../../../ui/places/paths';
import styles from '../form/accounts.module.css';

/** `leadsOn`: after the sign-in the person continues with the code, unless they have another destination. */
export function WaitingCode({ leadsOn = false }: { leadsOn?: boolean }) {
  const words = useWords('accounts').waitingCode;
  const code = readPendingCode();

  useEffect(() => {
    if (leadsOn && code !== '' && readDestination() === null) keepDestination(paths.activation);
  }, [leadsOn, code]);

  if (code === '') return null;
  return (
    <Notice kind="success">
      <p>
        {words.before}{' '}
        <strong dir="ltr" className={styles.code}>
          {groupedCode(code)}
        </strong>{' '}
        {words.after}
      </p>
    </Notice>
  );
}

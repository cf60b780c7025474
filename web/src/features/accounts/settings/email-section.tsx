/** The e-mail address of the account, and the form to change it. */
import { useId, useState } from 'react';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { Button } from '../../../ui/forms/button';
import { paths } from '../../../ui/places/paths';
import styles from '../form/accounts.module.css';
import { EmailChangeForm } from './email-change-form';
import { SettingsSection } from './settings-section';

export function EmailSection({ user }: { user: User }) {
  const words = useWords('accounts');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection heading={words.user.email}>
      <div className={styles.row}>
        <p className={styles.address}>{user.email}</p>
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {words.user.edit}
        </Button>
      </div>
      {!user.emailVerified && (
        <p>
          {words.user.notVerified} <Link to={paths.emailVerification}>{words.user.verify}</Link>
        </p>
      )}
      <div id={id} hidden={!open}>
        {open && <EmailChangeForm user={user} />}
      </div>
    </SettingsSection>
  );
}

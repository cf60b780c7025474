/** Says that there is a password, or how to log in without one, and opens the form that changes or sets it. */
import { useId, useState } from 'react';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { Button } from '../../../ui/forms/button';
import { paths } from '../../../ui/places/paths';
import styles from '../form/accounts.module.css';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

export function PasswordSection({ user }: { user: User }) {
  const words = useWords('accounts').user;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection heading={user.hasPassword ? words.password : words.setPassword}>
      {!user.hasPassword && <p>{words.noPasswordYet}</p>}
      <div className={styles.row}>
        {user.hasPassword && (
          <p className={styles.address} aria-hidden="true">
            ••••••••
          </p>
        )}
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {user.hasPassword ? words.changePassword : words.choosePassword}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <PasswordForm user={user} />}
      </div>
      {user.hasPassword && (
        <p>
          {words.forgotCurrent}{' '}
          <Link to={paths.forgotPassword} state={{ email: user.email }}>
            {words.recover}
          </Link>
        </p>
      )}
    </SettingsSection>
  );
}

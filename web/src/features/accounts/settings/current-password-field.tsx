/** The current password, which proves who the person is; people without one are told to use Google instead. */
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { PasswordField } from '../../../ui/forms/password-field';
import styles from '../form/accounts.module.css';

type CurrentPasswordFieldProps = {
  user: User;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

export function CurrentPasswordField({ user, value, error, onChange }: CurrentPasswordFieldProps) {
  const words = useWords('accounts');
  if (!user.hasPassword) return <p className={styles.small}>{words.google.insteadOfPassword}</p>;
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <PasswordField
        label={words.fields.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

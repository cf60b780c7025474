/** Changes the password, or sets the first one for somebody who signs in with Google. */
import { useState } from 'react';
import { useSession } from '../../../api/session';
import type { User } from '../../../api/session-state';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { changePassword } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { ConfirmWithGoogle } from '../google/confirm-with-google';
import { CurrentPasswordField } from './current-password-field';
import { isComplete, NewPasswordFields, noPassword } from '../form/new-password-fields';
import { explainPasswordChange } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useParting } from './use-parting';

function usePasswordChange() {
  const { signIn } = useSession();
  const parting = useParting('password');
  const [current, setCurrent] = useState('');
  const [newPassword, setNewPassword] = useState(noPassword);
  const [saved, setSaved] = useState(false);
  const submission = useSubmission(async () => {
    setSaved(false);
    await signIn(await parting(changePassword(current, newPassword.password)));
    setCurrent('');
    setNewPassword(noPassword);
    setSaved(true);
  });
  return { ...submission, current, setCurrent, newPassword, setNewPassword, saved };
}

export function PasswordForm({ user }: { user: User }) {
  const words = useWords('accounts');
  const change = usePasswordChange();
  const { failure, current, newPassword } = change;
  const needsGoogle = failure?.has('google_sign_in_required') ?? false;
  const problem = failure && !needsGoogle ? explainPasswordChange(failure, words) : undefined;
  const ready = isComplete(newPassword) && (current !== '' || !user.hasPassword);

  return (
    <AccountForm errors={failure} onSubmit={() => ready && void change.submit()}>
      {user.hasPassword && (
        <CurrentPasswordField
          user={user}
          value={current}
          error={problem?.fields?.currentPassword}
          onChange={(value) => {
            change.setCurrent(value);
            change.clearFailure();
          }}
        />
      )}
      <NewPasswordFields
        label={words.fields.newPassword}
        value={newPassword}
        error={problem?.fields?.newPassword}
        onChange={(value) => {
          change.setNewPassword(value);
          change.clearFailure();
        }}
      />
      <ProblemNotice problem={problem} />
      {change.saved && (
        <SuccessNotice>
          <p>{words.user.passwordSaved}</p>
          <p className={styles.small}>{words.user.passwordSavedHelp}</p>
        </SuccessNotice>
      )}
      {needsGoogle && <ConfirmWithGoogle onConfirmed={change.submit} />}
      <Button type="submit" wide busy={change.busy} disabled={!ready}>
        {words.user.savePassword}
      </Button>
    </AccountForm>
  );
}

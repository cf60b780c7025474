/** Changes the password, or sets the first one for somebody who signs in with Google. */
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { changePassword } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { ConfirmWithGoogle } from '../google/confirm-with-google';
import { CurrentPasswordField } from './current-password-field';
import { missingCurrentPassword, missingNewPassword, noPassword } from '../form/missing';
import { NewPasswordFields } from '../form/new-password-fields';
import { explainPasswordChange } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useMissing } from '../form/use-missing';
import { useLoginRedirect } from './use-login-redirect';

function usePasswordChange() {
  const { signIn } = useSession();
  const orLoginRedirect = useLoginRedirect('password');
  const [current, setCurrent] = useState('');
  const [newPassword, setNewPassword] = useState(noPassword);
  const [saved, setSaved] = useState(false);
  const submission = useSubmission(async () => {
    setSaved(false);
    await signIn(await orLoginRedirect(changePassword(current, newPassword.password)));
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
  const missing = useMissing(
    missingCurrentPassword(current, user, words) ?? missingNewPassword(newPassword, words),
  );

  return (
    <AccountForm errors={failure} missing={missing} onSubmit={() => void change.submit()}>
      {user.hasPassword && (
        <CurrentPasswordField
          user={user}
          value={current}
          error={problem?.fields?.currentPassword ?? missing.errorAt('currentPassword')}
          onChange={(value) => {
            change.setCurrent(value);
            change.clearFailure();
          }}
        />
      )}
      <NewPasswordFields
        label={words.fields.newPassword}
        value={newPassword}
        error={problem?.fields?.newPassword ?? missing.errorAt('newPassword')}
        repeatError={missing.errorAt('repeat')}
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
      <SubmitButton busy={change.busy} {...missing.atButton}>
        {words.user.savePassword}
      </SubmitButton>
    </AccountForm>
  );
}

/** Requests a link to a new e-mail address; the address changes when that link is opened. */
import { useState } from 'react';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { changeEmail } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { ConfirmWithGoogle } from '../google/confirm-with-google';
import { CurrentPasswordField } from './current-password-field';
import { EmailField } from '../form/email-field';
import { MailboxLink } from '../mail-links/mailbox-link';
import { missingCurrentPassword, missingEmail } from '../form/missing';
import { explainEmailChange } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useMissing } from '../form/use-missing';
import { useLoginRedirect } from './use-login-redirect';

export function EmailChangeForm({ user }: { user: User }) {
  const words = useWords('accounts');
  const orLoginRedirect = useLoginRedirect('email');
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, failure, submit, clearFailure } = useSubmission(async () => {
    setSent(false);
    await orLoginRedirect(changeEmail(newEmail, password));
    setNewEmail('');
    setPassword('');
    setSent(true);
  });
  const needsGoogle = failure?.has('google_sign_in_required') ?? false;
  const problem = failure && !needsGoogle ? explainEmailChange(failure, words) : undefined;
  const missing = useMissing(
    missingEmail(newEmail, words, words.missing.newEmail) ??
      missingCurrentPassword(password, user, words),
  );

  return (
    <AccountForm errors={failure} missing={missing} onSubmit={() => void submit()}>
      <EmailField
        label={words.fields.newEmail}
        name="new-email"
        autoComplete="email"
        help={words.user.newEmailHelp}
        value={newEmail}
        error={problem?.fields?.newEmail ?? missing.errorAt('email')}
        onChange={(typed) => {
          setNewEmail(typed);
          clearFailure();
        }}
      />
      <CurrentPasswordField
        user={user}
        value={password}
        error={problem?.fields?.currentPassword ?? missing.errorAt('currentPassword')}
        onChange={(value) => {
          setPassword(value);
          clearFailure();
        }}
      />
      <ProblemNotice problem={problem} />
      {sent && (
        <SuccessNotice>
          <p>{words.user.emailSent}</p>
          <p className={styles.small}>{words.user.emailSentHelp}</p>
          <MailboxLink />
        </SuccessNotice>
      )}
      {needsGoogle && <ConfirmWithGoogle onConfirmed={submit} />}
      <SubmitButton busy={busy} {...missing.atButton}>
        {words.user.sendConfirmation}
      </SubmitButton>
    </AccountForm>
  );
}

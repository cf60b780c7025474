/** Requests a link to a new e-mail address; the address changes when that link is opened. */
import { useState } from 'react';
import type { User } from '../../../api/session-state';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { changeEmail } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { ConfirmWithGoogle } from '../google/confirm-with-google';
import { CurrentPasswordField } from './current-password-field';
import { EmailField } from '../form/email-field';
import { isValidEmail } from '../form/email-rule';
import { MailboxLink } from '../mail-links/mailbox-link';
import { explainEmailChange } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useParting } from './use-parting';

export function EmailChangeForm({ user }: { user: User }) {
  const words = useWords('accounts');
  const parting = useParting('email');
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, failure, submit, clearFailure } = useSubmission(async () => {
    setSent(false);
    await parting(changeEmail(newEmail, password));
    setNewEmail('');
    setPassword('');
    setSent(true);
  });
  const needsGoogle = failure?.has('google_sign_in_required') ?? false;
  const problem = failure && !needsGoogle ? explainEmailChange(failure, words) : undefined;
  const ready = isValidEmail(newEmail) && (password !== '' || !user.hasPassword);

  return (
    <AccountForm errors={failure} onSubmit={() => ready && void submit()}>
      <EmailField
        label={words.fields.newEmail}
        name="new-email"
        autoComplete="email"
        help={words.user.newEmailHelp}
        value={newEmail}
        state={isValidEmail(newEmail) && !problem?.fields?.newEmail ? 'valid' : undefined}
        error={problem?.fields?.newEmail}
        onChange={(event) => {
          setNewEmail(event.target.value);
          clearFailure();
        }}
      />
      <CurrentPasswordField
        user={user}
        value={password}
        error={problem?.fields?.currentPassword}
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
      <Button type="submit" wide busy={busy} disabled={!ready}>
        {words.user.sendConfirmation}
      </Button>
    </AccountForm>
  );
}

/** Asks for a link with which a new password can be set. */
import { useState } from 'react';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { useLocation } from '../../../router/location';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { paths } from '../../../ui/places/paths';
import { Sheet } from '../../../ui/page/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { askForReset } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { EmailField } from '../form/email-field';
import { MailboxLink } from '../mail-links/mailbox-link';
import { missingEmail } from '../form/missing';
import { explainForgot } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useMissing } from '../form/use-missing';

export function ForgotPasswordPage() {
  const words = useWords('accounts');
  const { state } = useLocation();
  const [email, setEmail] = useState((state as { email?: string } | null)?.email ?? '');
  const [sent, setSent] = useState(0);
  const { busy, failure, submit, clearFailure } = useSubmission(async () => {
    await askForReset(email);
    setSent((times) => times + 1);
  });
  const problem = failure && explainForgot(failure, words);
  const missing = useMissing(missingEmail(email, words));

  return (
    <Sheet heading={words.headings.forgotPassword}>
      <p>{words.forgot.intro}</p>
      <AccountForm errors={failure} missing={missing} onSubmit={() => void submit()}>
        <EmailField
          label={words.fields.email}
          name="email"
          autoComplete="username"
          value={email}
          error={problem?.fields?.email ?? missing.errorAt('email')}
          onChange={(typed) => {
            setEmail(typed);
            setSent(0);
            clearFailure();
          }}
        />
        <ProblemNotice problem={problem} answer="mail" />
        {sent > 0 && !failure && !busy && (
          <SuccessNotice key={sent}>
            <p>{words.forgot.sent}</p>
            <p className={styles.small}>{words.forgot.sentHelp}</p>
            <MailboxLink />
          </SuccessNotice>
        )}
        <SubmitButton busy={busy} {...missing.atButton}>
          {words.forgot.submit}
        </SubmitButton>
      </AccountForm>
      <p className={styles.foot}>
        <Link to={paths.login}>{words.forgot.back}</Link>
      </p>
    </Sheet>
  );
}

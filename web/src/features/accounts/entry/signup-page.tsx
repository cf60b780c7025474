/** Sign-up with Google or with e-mail and a new password. */
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { paths } from '../../../ui/places/paths';
import { Sheet } from '../../../ui/page/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { signUp } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { EmailField } from '../form/email-field';
import { GoogleOrForm } from './google-or-form';
import { missingEmail, missingNewPassword, noPassword } from '../form/missing';
import { NewPasswordFields } from '../form/new-password-fields';
import { explainSignup } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useMissing } from '../form/use-missing';
import { TakenAddress } from './taken-address';
import { WaitingCode } from './waiting-code';

export function SignupPage() {
  const words = useWords('accounts');
  const { signIn } = useSession();
  const [email, setEmail] = useState('');
  const [newPassword, setNewPassword] = useState(noPassword);
  const { busy, failure, submit, clearFailure } = useSubmission(async () =>
    signIn(await signUp(email, newPassword.password)),
  );
  const problem = failure && explainSignup(failure, words);
  const missing = useMissing(missingEmail(email, words) ?? missingNewPassword(newPassword, words));

  return (
    <Sheet heading={words.headings.signup}>
      <WaitingCode leadsOn />
      <GoogleOrForm name={words.google.signUp}>
        <AccountForm errors={failure} missing={missing} onSubmit={() => void submit()}>
          <EmailField
            label={words.fields.email}
            name="email"
            autoComplete="username"
            value={email}
            error={problem?.fields?.email ?? missing.errorAt('email')}
            onChange={(typed) => {
              setEmail(typed);
              clearFailure();
            }}
          />
          {failure?.has('email_taken') && <TakenAddress email={email} />}
          <NewPasswordFields
            label={words.fields.password}
            value={newPassword}
            error={problem?.fields?.password ?? missing.errorAt('newPassword')}
            repeatError={missing.errorAt('repeat')}
            onChange={(value) => {
              setNewPassword(value);
              clearFailure();
            }}
          />
          <ProblemNotice problem={problem} />
          <SubmitButton busy={busy} {...missing.atButton}>
            {words.signup.submit}
          </SubmitButton>
          <p className={styles.small}>
            {words.signup.smallPrintBefore}
            <Link to={paths.terms}>{words.signup.terms}</Link>
            {words.signup.smallPrintBetween}
            <Link to={paths.privacyPolicy}>{words.signup.privacy}</Link>
            {words.signup.smallPrintAfter}
          </p>
        </AccountForm>
      </GoogleOrForm>
      <p className={styles.foot}>
        {words.signup.haveAccount} <Link to={paths.login}>{words.signup.toLogin}</Link>
      </p>
    </Sheet>
  );
}

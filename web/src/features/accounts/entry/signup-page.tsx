/** Sign-up with Google or with e-mail and a new password. */
import { useState } from 'react';
import { useSession } from '../../../api/session';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { Button } from '../../../ui/forms/button';
import { paths } from '../../../ui/places/paths';
import { Sheet } from '../../../ui/reading/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { signUp } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { EmailField } from '../form/email-field';
import { isValidEmail } from '../form/email-rule';
import { GoogleOrForm } from './google-or-form';
import { isComplete, NewPasswordFields, noPassword } from '../form/new-password-fields';
import { explainSignup } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
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
  const ready = isValidEmail(email) && isComplete(newPassword);

  return (
    <Sheet heading={words.headings.signup}>
      <WaitingCode leadsOn />
      <GoogleOrForm name={words.google.signUp}>
        <AccountForm errors={failure} onSubmit={() => ready && void submit()}>
          <EmailField
            label={words.fields.email}
            name="email"
            autoComplete="username"
            value={email}
            state={isValidEmail(email) && !problem?.fields?.email ? 'valid' : undefined}
            error={problem?.fields?.email}
            onChange={(event) => {
              setEmail(event.target.value);
              clearFailure();
            }}
          />
          <NewPasswordFields
            label={words.fields.password}
            value={newPassword}
            error={problem?.fields?.password}
            onChange={(value) => {
              setNewPassword(value);
              clearFailure();
            }}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" wide busy={busy} disabled={!ready}>
            {words.signup.submit}
          </Button>
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

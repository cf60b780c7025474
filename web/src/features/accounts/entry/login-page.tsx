/** Log-in with Google or with e-mail and password. */
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { useLocation } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import { PasswordField } from '../../../ui/forms/password-field';
import { paths } from '../../../ui/places/paths';
import { Sheet } from '../../../ui/page/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { logIn } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { EmailField } from '../form/email-field';
import { GoogleOrForm } from './google-or-form';
import { FailedUpdateNotice } from './failed-update-notice';
import { explainLogin } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { WaitingCode } from './waiting-code';

export function LoginPage() {
  const words = useWords('accounts');
  const { signIn } = useSession();
  const { state } = useLocation();
  const [email, setEmail] = useState((state as { email?: string } | null)?.email ?? '');
  const [password, setPassword] = useState('');
  const [sentEmpty, setSentEmpty] = useState<object>();
  const { busy, failure, submit, clearFailure } = useSubmission(async () =>
    signIn(await logIn(email, password)),
  );
  const problem = failure && explainLogin(failure, words);
  const missing = (text: string, message: string) => sentEmpty && text === '' && message;

  const onSubmit = () => {
    const empty = email.trim() === '' || password === '';
    setSentEmpty(empty ? {} : undefined);
    if (empty) clearFailure();
    else void submit();
  };

  return (
    <Sheet heading={words.headings.login}>
      <FailedUpdateNotice state={state} />
      <WaitingCode leadsOn />
      <GoogleOrForm name={words.google.signIn}>
        <AccountForm errors={sentEmpty ?? failure} onSubmit={onSubmit}>
          <EmailField
            label={words.fields.email}
            name="email"
            autoComplete="username"
            value={email}
            error={missing(email.trim(), words.missing.email)}
            onChange={(typed) => {
              setEmail(typed);
              clearFailure();
            }}
          />
          <PasswordField
            label={words.fields.password}
            name="password"
            autoComplete="current-password"
            value={password}
            error={missing(password, words.missing.password) || problem?.fields?.password}
            onChange={(event) => {
              setPassword(event.target.value);
              clearFailure();
            }}
          />
          <Link to={paths.forgotPassword} state={{ email }} className={styles.beside}>
            {words.login.forgot}
          </Link>
          <ProblemNotice problem={problem} answer="login" email={email} />
          <Button type="submit" wide busy={busy}>
            {words.login.submit}
          </Button>
        </AccountForm>
      </GoogleOrForm>
      <p className={styles.foot}>
        {words.login.noAccount} <Link to={paths.signup}>{words.login.toSignup}</Link>
      </p>
    </Sheet>
  );
}

/** The first step: address and password. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { Link } from '../../router/link';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { PasswordField } from '../../ui/forms/password-field';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { readDevice } from '../api/known-device';
import { startDeskSession } from '../api/session';
import { useWasSignedOut } from '../api/desk-token';
import { forgotPasswordPath } from '../entrance-paths';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { EntranceFrame } from './entrance-frame';
import styles from './entrance-frame.module.css';

export function SignInForm() {
  const words = useDeskWords('entrance');
  const shell = useDeskWords('shell');
  const wasSignedOut = useWasSignedOut();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, submit } = useSubmission(async () => {
    const body = { email, password, device: readDevice() };
    startDeskSession(await answer(desk.POST('/api/desk/sign-in', { body })));
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <EntranceFrame heading={words.signIn} pose={holdsKey}>
      {wasSignedOut && !failure && <Notice>{words.signedOut}</Notice>}
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <form onSubmit={send} className={styles.form}>
        <Field
          label={words.email}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" wide busy={busy}>
          {words.signIn}
        </Button>
      </form>
      <p>
        <Link to={forgotPasswordPath}>{words.forgot}</Link>
      </p>
      <p>{words.forStaffOnly}</p>
    </EntranceFrame>
  );
}

/** A forgotten password: asks for the address, and behind the link of the mail for a new one. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { Link } from '../../router/link';
import { useLocation, useNavigate } from '../../router/location';
import { holdsEnvelope } from '../../ui/art/mascot/poses/holds-envelope';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { startDeskSession } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { NewPasswordForm } from '../ui/new-password-form';
import { EntranceFrame } from './entrance-frame';
import styles from './entrance-frame.module.css';

export function ForgottenPassword() {
  const words = useDeskWords('entrance');
  const shell = useDeskWords('shell');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission(async () => {
    await answer(desk.POST('/api/desk/forgot-password', { body: { email } }));
    setSent(true);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <EntranceFrame heading={words.forgotHeading} pose={sent ? holdsEnvelope : holdsKey}>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      {sent ? (
        <Notice kind="success">{words.forgotText}</Notice>
      ) : (
        <form onSubmit={send} className={styles.form}>
          <Field
            label={words.email}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" wide busy={busy}>
            {words.sendLink}
          </Button>
        </form>
      )}
      <p>
        <Link to="/desk">{words.toSignIn}</Link>
      </p>
    </EntranceFrame>
  );
}

export function NewPassword() {
  const words = useDeskWords('entrance');
  const factors = useDeskWords('factors');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const save = async (password: string) => {
    startDeskSession(
      await answer(desk.POST('/api/desk/new-password', { body: { token, password } })),
    );
    navigate('/desk', { replace: true });
  };
  return (
    <EntranceFrame heading={words.forgotHeading} pose={holdsKey}>
      <p>{words.newPasswordText}</p>
      <NewPasswordForm email="" submitName={factors.savePassword} perform={save} />
      <p>
        <Link to="/desk">{words.toSignIn}</Link>
      </p>
    </EntranceFrame>
  );
}

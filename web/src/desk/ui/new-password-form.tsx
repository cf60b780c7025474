/** A new password, typed twice; the rules stand below the field, and what the server finds wrong next to it. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PasswordField } from '../../ui/forms/password-field';
import { useSubmission } from '../../ui/forms/use-submission';
import { useDeskWords } from '../i18n/words';
import { failureWords } from './failure-words';
import styles from './authenticator-set-up.module.css';

type NewPasswordFormProps = {
  /** For password managers. */
  email: string;
  submitName: string;
  before?: ReactNode;
  perform: (password: string) => Promise<void>;
};

export function NewPasswordForm({ email, submitName, before, perform }: NewPasswordFormProps) {
  const words = useDeskWords('factors');
  const shell = useDeskWords('shell');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [differs, setDiffers] = useState(false);
  const { busy, failure, submit } = useSubmission(() => perform(password));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setDiffers(password !== repeat);
    if (password === repeat) void submit();
  };
  return (
    <form onSubmit={send} className={styles.form}>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {before}
      <PasswordField
        label={words.newPassword}
        help={words.passwordRules}
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={words.repeatPassword}
        autoComplete="new-password"
        required
        error={differs && password !== repeat && words.noMatch}
        value={repeat}
        onChange={(event) => setRepeat(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {submitName}
        </Button>
      </div>
    </form>
  );
}

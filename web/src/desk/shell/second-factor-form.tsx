/** The second step: the code of an authenticator app, or a recovery code. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useSubmission } from '../../ui/use-submission';
import { desk } from '../api/client';
import { enter, leave } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { EntranceFrame } from './entrance-frame';
import styles from './entrance-frame.module.css';

export function SecondFactorForm({ email }: { email: string }) {
  const words = useDeskWords('entrance');
  const shell = useDeskWords('shell');
  const [code, setCode] = useState('');
  const { busy, failure, submit } = useSubmission(async () => {
    const admission = await answer(desk.POST('/api/desk/sign-in/code', { body: { code } }));
    enter(admission.token);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <EntranceFrame heading={words.secondFactor}>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <form onSubmit={send} className={styles.form}>
        <Field
          label={words.code}
          help={words.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" wide busy={busy}>
          {words.goOn}
        </Button>
      </form>
      <Button look="text" onClick={() => void leave()}>
        {words.notYou(email)}
      </Button>
    </EntranceFrame>
  );
}

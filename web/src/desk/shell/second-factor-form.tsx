/** The second step: a passkey, the code of an authenticator app, or a recovery code. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { passkeysWork, signWithPasskey, wasCancelled } from '../api/passkeys';
import { startDeskSession, signOutOfDesk, type Staff } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { EntranceFrame } from './entrance-frame';
import styles from './entrance-frame.module.css';

export function SecondFactorForm({ staff }: { staff: Staff }) {
  const words = useDeskWords('entrance');
  const shell = useDeskWords('shell');
  const [code, setCode] = useState('');
  const byCode = useSubmission(async () => {
    const admission = await answer(desk.POST('/api/desk/sign-in/code', { body: { code } }));
    startDeskSession(admission);
  });
  const byPasskey = useSubmission(async () => {
    await signWithPasskey().then(startDeskSession, (error: unknown) => {
      if (!wasCancelled(error)) throw error;
    });
  });
  const failure = byCode.failure ?? byPasskey.failure;
  const send = (event: FormEvent) => {
    event.preventDefault();
    byPasskey.clearFailure();
    void byCode.submit();
  };
  const passkey = staff.ways.includes('passkey') && passkeysWork();
  const app = staff.ways.includes('authenticator');
  return (
    <EntranceFrame heading={words.secondFactor}>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      {passkey && (
        <Button wide busy={byPasskey.busy} onClick={() => void byPasskey.submit()}>
          {words.usePasskey}
        </Button>
      )}
      <form onSubmit={send} className={styles.form}>
        <Field
          label={app ? words.code : words.recoveryCode}
          help={app ? words.codeHelp : words.recoveryHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" wide look={passkey ? 'quiet' : 'main'} busy={byCode.busy}>
          {words.goOn}
        </Button>
      </form>
      <Button look="text" onClick={() => void signOutOfDesk()}>
        {words.notYou(staff.email)}
      </Button>
    </EntranceFrame>
  );
}

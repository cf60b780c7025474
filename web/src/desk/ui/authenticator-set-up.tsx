/** Sets up an authenticator app: its secret as a picture and as text, and a code that shows that it works. */
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import type { FactorAdded } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import styles from './authenticator-set-up.module.css';
import { failureWords } from './failure-words';
import { Loaded } from './loaded';

type AuthenticatorSetUpProps = {
  /** Only if somebody is signed in already. */
  password?: string;
  onAdded: (added: FactorAdded) => void;
};

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function AuthenticatorSetUp({ password = '', onAdded }: AuthenticatorSetUpProps) {
  const words = useDeskWords('factors');
  const shell = useDeskWords('shell');
  const [code, setCode] = useState('');
  const offer = useQuery({
    queryKey: ['new-authenticator'],
    queryFn: () => answer(desk.POST('/api/desk/account/authenticator', { body: { password } })),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { busy, failure, submit } = useSubmission(async () => {
    onAdded(await answer(desk.POST('/api/desk/account/authenticator/confirm', { body: { code } })));
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Loaded call={offer} failures={words.failures}>
      {({ picture, secret }) => (
        <form onSubmit={send} className={styles.form}>
          <p>{words.scan}</p>
          <img src={picture} alt={words.picture} className={styles.picture} />
          <p>
            {words.orType}
            <code className={styles.secret}>{inGroups(secret)}</code>
          </p>
          {failure && (
            <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
          )}
          <Field
            label={words.codeFromApp}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            // The field appears later than the dialog, which has set its focus by then.
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" wide busy={busy}>
            {words.confirmCode}
          </Button>
        </form>
      )}
    </Loaded>
  );
}

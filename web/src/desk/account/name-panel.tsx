/** The member's own name, as others at the desk see it. */
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import styles from './account-page.module.css';

type NamePanelProps = { name: string; onChanged: (sentence: string) => void };

export function NamePanel({ name, onChanged }: NamePanelProps) {
  const words = useDeskWords('account');
  const factors = useDeskWords('factors');
  const shell = useDeskWords('shell');
  const [typed, setTyped] = useState(name);
  const { busy, failure, submit } = useSubmission(async () => {
    await answer(desk.POST('/api/desk/account/name', { body: { name: typed } }));
    onChanged(words.nameChanged);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Panel heading={words.name} lead={words.nameLead}>
      <form onSubmit={send} className={styles.form}>
        {failure && (
          <Notice kind="error">{failureWords(failure, factors.failures, shell.failures)}</Notice>
        )}
        <Field
          label={words.yourName}
          autoComplete="name"
          required
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" look="quiet" busy={busy}>
            {words.saveName}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Codes of several batches, pasted as a list: where they lie, and all that can be done with them together. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { ChosenPart, CodeChoice } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DataTable } from '../ui/data-table';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { ChoiceActions } from './choice-actions';
import { ChoicePrint } from './choice-print';
import { useBookTitle } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

export function ChoicePage() {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; choice: CodeChoice }>();
  const { busy, failure, submit } = useSubmission(async () => {
    const choice = await answer(desk.POST('/api/desk/code-choice', { body: { text } }));
    setFound({ text, choice });
  });
  const choice = found?.text === text ? found.choice : undefined;
  return (
    <DeskPage
      heading={words.choice.heading}
      lead={words.choice.lead}
      parent={{ name: words.heading, to: '/desk/codes' }}
    >
      <Panel>
        <div className={styles.form}>
          <label className={styles.label}>
            {words.choice.label}
            <textarea
              className={styles.textarea}
              maxLength={200_000}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <p className="desk-help">{words.choice.help}</p>
          <div className={styles.buttons}>
            <Button busy={busy} disabled={text.trim() === ''} onClick={() => void submit()}>
              {words.select.choose}
            </Button>
          </div>
          {failure && (
            <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
          )}
        </div>
      </Panel>
      {choice && <Chosen choice={choice} onChanged={submit} />}
    </DeskPage>
  );
}

const sum = (parts: ChosenPart[], name: 'count' | 'unused' | 'activated' | 'revoked') =>
  parts.reduce((total, part) => total + part[name], 0);

type ChosenProps = { choice: CodeChoice; onChanged: () => Promise<unknown> };

function Chosen({ choice, onChanged }: ChosenProps) {
  const words = useCodeWords();
  const { parts, unknown } = choice;
  // A batch that is revoked as a whole stays as it is.
  const changeable = parts.filter(({ isRevoked }) => !isRevoked);
  return (
    <>
      <Panel heading={words.choice.found}>
        <Notice kind={unknown.length > 0 || parts.length === 0 ? 'info' : 'success'}>
          {words.select.found(sum(parts, 'count'))}{' '}
          {words.select.states(
            sum(parts, 'unused'),
            sum(parts, 'activated'),
            sum(parts, 'revoked'),
          )}{' '}
          {unknown.length > 0 && words.choice.unknown(unknown.join(', '))}
        </Notice>
        {parts.length > 0 && <PartTable parts={parts} />}
        {changeable.length > 0 && <ChoiceActions parts={changeable} onChanged={onChanged} />}
      </Panel>
      {changeable.length > 0 && <ChoicePrint parts={changeable} />}
    </>
  );
}

function PartTable({ parts }: { parts: ChosenPart[] }) {
  const words = useCodeWords();
  const titleOf = useBookTitle();
  const figure = (name: 'unused' | 'activated' | 'revoked') => ({
    name: words.choice.columns[name],
    figure: true,
    cell: (part: ChosenPart) => words.number(part[name]),
  });
  return (
    <DataTable
      caption={words.choice.found}
      rows={parts}
      keyOf={({ batch }) => batch}
      empty=""
      columns={[
        {
          name: words.columns.batch,
          cell: ({ batch, name }) => (
            <Link to={`/desk/codes/batches/${batch}`}>{name || words.batch(batch)}</Link>
          ),
        },
        { name: words.columns.book, cell: ({ book }) => titleOf(book) },
        {
          name: words.choice.columns.numbers,
          cell: ({ numbers }) => <span className={styles.numbers}>{numbers}</span>,
        },
        figure('unused'),
        figure('activated'),
        figure('revoked'),
      ]}
    />
  );
}

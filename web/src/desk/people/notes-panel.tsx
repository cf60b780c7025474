/** What the staff want to remember about the person: written and removed, never changed. */
import { useId, useState, type FormEvent } from 'react';
import type { PersonFile, PersonNote } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { failureWords } from '../ui/failure-words';
import { Moment, useMomentWords } from '../ui/moment';
import { Panel } from '../ui/panel';
import styles from './notes-panel.module.css';
import { addNote, removeNote } from './people-calls';

type NotesPanelProps = { person: PersonFile; onDone: (message: string) => void };

export function NotesPanel({ person, onDone }: NotesPanelProps) {
  const words = useDeskWords('people');
  const [removed, setRemoved] = useState<PersonNote>();
  const close = () => setRemoved(undefined);
  return (
    <Panel heading={words.notes.heading} lead={words.notes.lead}>
      <NoteForm person={person} onDone={onDone} />
      {person.notes.length === 0 && <p>{words.notes.none}</p>}
      <NoteList notes={person.notes} onRemove={setRemoved} />
      {removed && (
        <ActionDialog
          heading={words.notes.removeHeading}
          text={<p>{words.notes.removeText}</p>}
          confirm={words.notes.remove}
          cancel={words.cancel}
          danger
          failures={words.failures}
          perform={() => removeNote(person.id, removed.id)}
          onDone={() => {
            close();
            onDone(words.notes.removed);
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function NoteForm({ person, onDone }: NotesPanelProps) {
  const words = useDeskWords('people');
  const shell = useDeskWords('shell');
  const id = useId();
  const [text, setText] = useState('');
  const { busy, failure, submit } = useSubmission(async () => {
    await addNote(person.id, { text });
    setText('');
    onDone(words.notes.added);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={send} className={styles.form}>
      <label htmlFor={id}>{words.notes.label}</label>
      <textarea
        id={id}
        className={styles.text}
        required
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <div>
        <Button type="submit" look="quiet" busy={busy}>
          {words.notes.add}
        </Button>
      </div>
    </form>
  );
}

type NoteListProps = { notes: PersonNote[]; onRemove: (note: PersonNote) => void };

function NoteList({ notes, onRemove }: NoteListProps) {
  const words = useDeskWords('people').notes;
  const inWords = useMomentWords();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id} className={styles.note}>
          <p className={styles.written}>{note.text}</p>
          <div className={styles.foot}>
            <p className={styles.by}>
              <Moment at={note.writtenAt} time /> {words.by(note.author)}
            </p>
            <Button
              look="text"
              aria-label={words.removeOf(inWords(note.writtenAt, true))}
              onClick={() => onRemove(note)}
            >
              {words.remove}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

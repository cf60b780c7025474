/** Takes a published lesson off the shelf, or puts it back, after a question. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { LessonShown } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { refetchLessons } from './lesson-calls';

type ShelfButtonProps = { lesson: LessonShown; onDone: (sentence: string) => void };

export function ShelfButton({ lesson, onDone }: ShelfButtonProps) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const on = lesson.offShelf;
  const name = on ? words.shelf.putBack : words.shelf.takeOff;
  const perform = async () => {
    const path = { book: lesson.book, lesson: lesson.lesson };
    const call = { params: { path }, body: { on, reason } };
    await answer(desk.POST('/api/desk/lessons/books/{book}/lessons/{lesson}/shelf', call));
    await refetchLessons();
  };
  return (
    <>
      <Button look={on ? 'main' : 'quiet'} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {asking && (
        <ActionDialog
          heading={name}
          text={on ? words.shelf.putBackText : words.shelf.takeOffText}
          confirm={name}
          cancel={words.cancel}
          failures={words.failures}
          perform={perform}
          onDone={() => {
            setAsking(false);
            setReason('');
            onDone(on ? words.shelf.isBack : words.shelf.tookOff);
          }}
          onClose={() => setAsking(false)}
        >
          <Field
            label={shell.reason}
            help={words.shelf.reasonHelp}
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </ActionDialog>
      )}
    </>
  );
}

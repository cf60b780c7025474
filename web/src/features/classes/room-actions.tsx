/** Close a class, open it again, give it a new code or other lessons, print it for the wall, end it. */
import { useState } from 'react';
import { useWords } from '../../i18n/language';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { endRoom, newCode } from './class-calls';
import { LessonChoice } from './lesson-choice';
import type { RoomProps } from './room-props';
import styles from './room-board.module.css';

type Question = 'code' | 'end' | 'lessons';

export function RoomActions({ room, books, busy, onChange }: RoomProps) {
  const words = useWords('classes');
  const [question, setQuestion] = useState<Question>();
  return (
    <section aria-label={words.actions.label} className={styles.actions}>
      <Button look="quiet" busy={busy} onClick={() => onChange({ closed: !room.closed })}>
        {room.closed ? words.actions.open : words.actions.close}
      </Button>
      <Button look="quiet" onClick={() => setQuestion('lessons')}>
        {words.actions.lessons}
      </Button>
      <Button look="quiet" onClick={() => setQuestion('code')}>
        {words.actions.code}
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        {words.actions.print}
      </Button>
      <Button look="danger" onClick={() => setQuestion('end')}>
        {words.actions.end}
      </Button>
      {question === 'lessons' ? (
        <LessonDialog
          room={room}
          books={books}
          onDone={(lessons) => {
            setQuestion(undefined);
            if (lessons) onChange({ lessons });
          }}
        />
      ) : (
        question && (
          <ConfirmDialog
            key={question}
            question={question}
            perform={() => (question === 'code' ? newCode(room.id) : endRoom(room.id))}
            onClose={() => setQuestion(undefined)}
          />
        )
      )}
    </section>
  );
}

type LessonDialogProps = Pick<RoomProps, 'room' | 'books'> & {
  onDone: (lessons?: string[]) => void;
};

function LessonDialog({ room, books, onDone }: LessonDialogProps) {
  const words = useWords('classes');
  const all = books.flatMap((book) => book.lessons).length;
  const [lessons, setLessons] = useState(room.lessons.length === all ? [] : room.lessons);
  return (
    <Dialog heading={words.actions.lessons} open onClose={() => onDone()}>
      <LessonChoice books={books} chosen={lessons} onChange={setLessons} />
      <DialogButtons cancel={words.cancel} onCancel={() => onDone()}>
        <Button onClick={() => onDone(lessons)}>{words.actions.save}</Button>
      </DialogButtons>
    </Dialog>
  );
}

type ConfirmDialogProps = {
  question: 'code' | 'end';
  perform: () => Promise<void>;
  onClose: () => void;
};

function ConfirmDialog({ question, perform, onClose }: ConfirmDialogProps) {
  const words = useWords('classes');
  const { busy, failure, submit } = useSubmission(async () => {
    await perform();
    onClose();
  });
  return (
    <Dialog heading={words.sure[question].title} open onClose={onClose}>
      <p>{words.sure[question].text}</p>
      {failure && (
        <Notice kind="error">
          <p>{failure.status === 0 ? words.unreachable : words.unexpected}</p>
        </Notice>
      )}
      <DialogButtons cancel={words.cancel} onCancel={onClose}>
        <Button
          look={question === 'end' ? 'danger' : 'main'}
          busy={busy}
          onClick={() => void submit()}
        >
          {words.actions[question]}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

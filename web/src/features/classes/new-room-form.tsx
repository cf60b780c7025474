/** Opens a class: the book, the lessons of today, and for how long. */
import { useState, type FormEvent } from 'react';
import type { ApiFailure } from '../../api/failure';
import type { ClassSeats, NewRoom } from '../../api/schema.gen';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { waves } from '../../ui/art/mascot/poses/waves';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { paths } from '../../ui/places/paths';
import { Notice } from '../../ui/page/notice';
import { Sheet } from '../../ui/page/sheet';
import { Choice } from './choice';
import { openRoom } from './class-calls';
import styles from './class-page.module.css';
import { LessonChoice } from './lesson-choice';

const lengths = ['lesson', 'day', 'weeks'] as const;

type NewRoomFormProps = {
  seats: ClassSeats[];
  onCancel: (() => void) | undefined;
  onOpened: (id: number) => void;
};

function useProblem(failure: ApiFailure | undefined): string | undefined {
  const words = useWords('classes');
  if (!failure) return undefined;
  if (failure.status === 0) return words.unreachable;
  const problems: Partial<Record<string, string>> = words.problems;
  return problems[failure.reasons[0]?.code ?? ''] ?? words.unexpected;
}

export function NewRoomForm({ seats, onCancel, onOpened }: NewRoomFormProps) {
  const words = useWords('classes');
  const day = useDayFormat();
  const [group, setGroup] = useState(seats[0]?.group ?? '');
  const [lessons, setLessons] = useState<string[]>([]);
  const [length, setLength] = useState<NewRoom['length']>('lesson');
  const { busy, failure, submit } = useSubmission(async () => {
    onOpened((await openRoom({ group, lessons, length })).id);
  });
  const problem = useProblem(failure);
  const chosen = seats.find((one) => one.group === group);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Sheet heading={words.form.heading} pose={waves}>
      {chosen && <p>{words.form.seats(chosen.seats, day(new Date(chosen.until)))}</p>}
      <form className={styles.form} onSubmit={onSubmit}>
        {seats.length > 1 && (
          <Choice
            name="group"
            label={words.form.book}
            options={seats.map((one) => ({ value: one.group, text: one.books[0]?.title ?? '' }))}
            value={group}
            onChange={(next) => {
              setGroup(next);
              setLessons([]);
            }}
          />
        )}
        <Choice
          name="length"
          label={words.form.howLong}
          options={lengths.map((one) => ({ value: one, text: words.form.lengths[one] }))}
          value={length}
          onChange={setLength}
        />
        <LessonChoice books={chosen?.books ?? []} chosen={lessons} onChange={setLessons} />
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
        <Button type="submit" wide busy={busy}>
          {words.form.submit}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </form>
      <p>
        <Link to={paths.forTeachers}>{words.none.help}</Link>
      </p>
    </Sheet>
  );
}

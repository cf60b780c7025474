/** How many tablets play which lesson, and the two calls to all of them. */
import { useState } from 'react';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import type { RoomProps } from './room-props';
import styles from './room-board.module.css';

export function RoomPlay({ room, books, busy, onChange }: RoomProps) {
  const words = useWords('classes').play;
  const [lesson, setLesson] = useState('');
  const lessons = books
    .flatMap((book) => book.lessons.map((one) => ({ ...one, book: book.title })))
    .filter((one) => room.lessons.includes(one.lesson));
  const lessonNamed = (name: string) => lessons.find((one) => one.lesson === name);
  const chosen = lessonNamed(lesson)?.lesson ?? lessons[0]?.lesson ?? '';
  const most = Math.max(1, ...room.playing.map(({ tablets }) => tablets));
  return (
    <section aria-labelledby="play-heading" className={styles.panel}>
      <h2 id="play-heading">{words.heading}</h2>
      {room.playing.length === 0 && room.choosing === 0 && <p>{words.nobody}</p>}
      <ul className={styles.playing}>
        {room.playing.map(({ lesson: name, tablets }) => (
          <li key={name}>
            <span lang="de">
              {lessonNamed(name)?.title ?? name} <small>{lessonNamed(name)?.book}</small>
            </span>
            <span className={styles.bar} style={{ inlineSize: `${(tablets / most) * 100}%` }} />
            <strong>{tablets}</strong>
          </li>
        ))}
      </ul>
      {room.choosing > 0 && <p>{words.choosing(room.choosing)}</p>}
      <div className={styles.calls}>
        <Button
          look={room.quiet ? 'main' : 'quiet'}
          aria-pressed={room.quiet}
          busy={busy}
          onClick={() => onChange({ quiet: !room.quiet })}
        >
          {room.quiet ? words.playOn : words.eyes}
        </Button>
        <label className={styles.everybody}>
          {words.everybody}
          <select value={chosen} onChange={(event) => setLesson(event.target.value)}>
            {lessons.map((one) => (
              <option key={one.lesson} value={one.lesson} lang="de">
                {one.title} ({one.book})
              </option>
            ))}
          </select>
        </label>
        <Button look="quiet" busy={busy} onClick={() => onChange({ together: chosen })}>
          {words.send}
        </Button>
      </div>
      {room.together && (
        <p role="status">
          {words.sent(lessonNamed(room.together)?.title ?? '')}{' '}
          <Button look="text" busy={busy} onClick={() => onChange({ together: '' })}>
            {words.letGo}
          </Button>
        </p>
      )}
    </section>
  );
}

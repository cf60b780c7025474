/** One class on the teacher's screen: how tablets come in, how many play what, and what she wants now. */
import type { ClassRoom, RoomChange } from '../../api/schema.gen';
import { dayIn, timeIn } from '../../i18n/day-format';
import { useLanguage, useWords } from '../../i18n/language';
import { QrCode } from '../../ui/code/qr-code';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { changeRoom } from './class-calls';
import { RoomActions } from './room-actions';
import styles from './room-board.module.css';
import { RoomPlay } from './room-play';
import type { RoomProps } from './room-props';

export function RoomBoard({ room, books }: Pick<RoomProps, 'room' | 'books'>) {
  const words = useWords('classes');
  const { busy, failure, submit } = useSubmission((body: RoomChange) => changeRoom(room.id, body));
  const onChange = (body: RoomChange) => void submit(body);
  return (
    <>
      <Entrance room={room} />
      {room.full && (
        <Notice kind="error">
          <p>{words.room.full}</p>
        </Notice>
      )}
      {failure && (
        <Notice kind="error">
          <p>{failure.status === 0 ? words.unreachable : words.unexpected}</p>
        </Notice>
      )}
      <RoomPlay room={room} books={books} busy={busy} onChange={onChange} />
      <RoomActions room={room} books={books} busy={busy} onChange={onChange} />
    </>
  );
}

/** What is seen from the last row, and printed for the wall. */
function Entrance({ room }: { room: ClassRoom }) {
  const words = useWords('classes');
  const language = useLanguage();
  const address = room.joinUrl.replace(/^https?:\/\//, '').replace(/#.*$/, '');
  const end = new Date(room.endsAt);
  const ends =
    room.length === 'weeks'
      ? words.room.untilDay(dayIn(language, end))
      : words.room.minutes(Math.ceil(room.secondsLeft / 60), timeIn(end));
  return (
    <section className={styles.entrance} aria-labelledby="class-heading">
      <QrCode text={room.joinUrl} name={words.room.qrName} className={styles.qr} />
      <div className={styles.words}>
        <h1 id="class-heading" className={styles.heading}>
          {words.room.heading}
        </h1>
        <p className={styles.address}>
          {words.room.go}{' '}
          <strong dir="ltr" translate="no">
            {address}
          </strong>
        </p>
        <p className={styles.code} dir="ltr" translate="no">
          {room.code}
        </p>
        <p className={styles.count} role="status">
          {words.room.taken(room.taken, room.seats)}
          {room.elsewhere > 0 && ` ${words.room.elsewhere(room.elsewhere)}`}
        </p>
        <p className={styles.ends}>{room.closed ? words.room.closed : ends}</p>
      </div>
    </section>
  );
}

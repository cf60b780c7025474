/** A teacher's classes: the room that is open, a form for another one, or how to get seats. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../api/failure';
import { useSession } from '../../api/reader-session';
import { useWords } from '../../i18n/language';
import { Redirect } from '../../router/redirect';
import '../../ui/child-font.css';
import { Button } from '../../ui/forms/button';
import { paths } from '../../ui/places/paths';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { withServerState } from '../../ui/waiting/server-state';
import { classesQuery } from './class-calls';
import styles from './class-page.module.css';
import { NewRoomForm } from './new-room-form';
import { NoSeats } from './no-seats';
import { RoomBoard } from './room-board';

function ClassRooms() {
  const words = useWords('classes');
  const { data, error, refetch } = useQuery(classesQuery());
  const [chosen, setChosen] = useState<number>();
  const [another, setAnother] = useState(false);
  const trouble = error && (asFailure(error).status === 0 ? words.unreachable : words.unexpected);

  if (!data && trouble)
    return (
      <div className={styles.page}>
        <Notice kind="error">
          <p>{trouble}</p>
        </Notice>
        <Button look="quiet" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!data) return <PleaseWait />;
  const room = data.rooms.find(({ id }) => id === chosen) ?? data.rooms.at(-1);
  const books = data.seats.find(({ group }) => group === room?.group)?.books ?? [];
  if (!room && data.seats.length === 0) return <NoSeats />;
  if (!room || another)
    return (
      <NewRoomForm
        seats={data.seats}
        onCancel={room && (() => setAnother(false))}
        onOpened={(id) => {
          setChosen(id);
          setAnother(false);
        }}
      />
    );
  return (
    <div className={styles.page}>
      {trouble && (
        <Notice>
          <p>{trouble}</p>
        </Notice>
      )}
      <RoomBoard key={room.id} room={room} books={books} />
      <div className={styles.others}>
        {data.rooms
          .filter(({ id }) => id !== room.id)
          .map(({ id, code, taken }) => (
            <Button key={id} look="quiet" onClick={() => setChosen(id)}>
              {words.otherRoom(code, taken)}
            </Button>
          ))}
        <Button look="text" onClick={() => setAnother(true)}>
          {words.openAnother}
        </Button>
      </div>
    </div>
  );
}

export const ClassPage = withServerState(function ClassPage() {
  const { user } = useSession();
  if (!user) return null;
  return user.emailVerified ? <ClassRooms /> : <Redirect to={paths.emailVerification} />;
});

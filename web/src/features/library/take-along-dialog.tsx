/** What it means to take a book along, before anything is fetched: its size, the room, and what the browser may ask. */
import { useEffect, useState } from 'react';
import type { LibraryBook } from '../../api/shelf';
import { isMetered } from '../../api/take-along';
import { useWords } from '../../i18n/language';
import { HomeScreenHelp, isEmptiedWeekly } from '../../ui/books/home-screen-help';
import { useSize } from '../../ui/books/use-books';
import { Dialog } from '../../ui/dialogs/dialog';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Button } from '../../ui/forms/button';
import styles from './take-along.module.css';

/** Null where the browser does not say. */
function useFreeBytes(): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ quota, usage }) => {
      if (quota !== undefined && usage !== undefined) setRoom(quota - usage);
    });
  }, []);
  return room;
}

type TakeAlongDialogProps = { book: LibraryBook; onAnswer: (isWanted: boolean) => void };

export function TakeAlongDialog({ book, onAnswer }: TakeAlongDialogProps) {
  const words = useWords('books');
  const size = useSize();
  const room = useFreeBytes();
  const isTight = room !== null && room < book.takeAlongBytes;
  const metered = isMetered();
  return (
    <Dialog heading={words.dialog.title(book.title)} open onClose={() => onAnswer(false)}>
      <div className={styles.explanation}>
        <p>
          {words.dialog.what(size(book.takeAlongBytes))}{' '}
          {room !== null && !isTight && words.dialog.room(size(room))}
        </p>
        {isTight && <p role="alert">{words.dialog.tight(size(room))}</p>}
        {metered && <p role="alert">{words.dialog.metered}</p>}
        <p>{words.dialog.ask}</p>
        <p>{words.dialog.logOut}</p>
        {isEmptiedWeekly() && (
          <details>
            <summary>{words.homeScreen.heading}</summary>
            <HomeScreenHelp />
          </details>
        )}
      </div>
      <DialogButtons cancel={words.dialog.no} onCancel={() => onAnswer(false)}>
        {!isTight && (
          <Button onClick={() => onAnswer(true)}>
            {metered ? words.dialog.anyway : words.dialog.yes}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

/** A book of which only a part is here: on its way, or waiting to be continued. */
import type { LibraryBook } from '../../api/shelf';
import { removeFromDevice, pauseDownload } from '../../api/take-along';
import { useWords } from '../../i18n/language';
import { useSize } from '../../ui/books/use-books';
import { Button } from '../../ui/forms/button';
import styles from './take-along.module.css';

type HalfBookProps = { userId: string; book: LibraryBook; done: number; total: number };

export function BookOnItsWay({ userId, book, done, total }: HalfBookProps) {
  const words = useWords('books');
  const percent = Math.floor((done / Math.max(total, 1)) * 100);
  return (
    <div className={styles.row}>
      <progress aria-label={words.takingNamed(book.title)} value={percent} max={100} />
      <span className={styles.share}>{words.taking(String(percent))}</span>
      <Button look="text" onClick={() => void pauseDownload(userId, book.book)}>
        {words.pause}
      </Button>
    </div>
  );
}

export function PartlyStoredBook({
  userId,
  book,
  done,
  total,
  onGoOn,
}: HalfBookProps & { onGoOn: () => void }) {
  const words = useWords('books');
  const size = useSize();
  return (
    <>
      <p className={styles.note}>
        {words.partly(size(done), size(total))} {words.partlyLeft}
      </p>
      <div className={styles.row}>
        <Button look="text" onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Button look="text" onClick={() => void removeFromDevice(userId, book.book)}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

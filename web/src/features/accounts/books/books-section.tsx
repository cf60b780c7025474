/** What the account has on this device: each book with its size, how to remove it, and how Safari keeps it. */
import { removeFromDevice } from '../../../api/take-along';
import type { BookState } from '../../../device/books/stored-books';
import { useDayFormat } from '../../../i18n/day-format';
import { useWords } from '../../../i18n/language';
import { HomeScreenHelp } from '../../../ui/books/home-screen-help';
import { useBooks, useSize } from '../../../ui/books/use-books';
import { Button } from '../../../ui/forms/button';
import { SettingsSection } from '../settings/settings-section';
import styles from './books.module.css';

type OnDevice = { book: string; title: string; bytes: number; until?: Date };

function onDevice(states: ReadonlyMap<string, BookState>): OnDevice[] {
  return [...states].flatMap(([book, state]) => {
    if (state.at === 'absent') return [];
    if (state.at === 'stored')
      return [{ ...state.record, book, until: new Date(state.record.until) }];
    return [{ book, title: state.title, bytes: state.done }];
  });
}

function BookOnDevice({ userId, book }: { userId: string; book: OnDevice }) {
  const words = useWords('books').section;
  const size = useSize();
  const day = useDayFormat();
  return (
    <li className={styles.book}>
      <div>
        <p lang="de" className={styles.title}>
          {book.title}
        </p>
        <p className={styles.days}>
          {size(book.bytes)} · {book.until ? words.until(day(book.until)) : words.notComplete}
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={words.removeNamed(book.title)}
        onClick={() => void removeFromDevice(userId, book.book)}
      >
        {words.remove}
      </Button>
    </li>
  );
}

export function BooksSection({ userId }: { userId: string }) {
  const { section: words, homeScreen } = useWords('books');
  const size = useSize();
  const books = onDevice(useBooks(userId));
  return (
    <SettingsSection heading={words.heading}>
      {books.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {books.map((book) => (
              <BookOnDevice key={book.book} userId={userId} book={book} />
            ))}
          </ul>
          <p>{words.total(size(books.reduce((sum, { bytes }) => sum + bytes, 0)))}</p>
          <p className={styles.days}>{words.stays}</p>
        </>
      )}
      <details className={styles.help}>
        <summary>{homeScreen.heading}</summary>
        <HomeScreenHelp />
      </details>
    </SettingsSection>
  );
}

/** Beside a book's title, for adults: takes it along, shows how far that is, and what is here. */
import { useState } from 'react';
import type { LibraryBook } from '../../api/shelf';
import { takeAlong } from '../../api/take-along';
import type { BookState } from '../../device/books/stored-books';
import { useWords } from '../../i18n/language';
import { Backpack } from '../../ui/books/backpack';
import { useSize } from '../../ui/books/use-books';
import { Button } from '../../ui/forms/button';
import { BookOnItsWay, PartlyStoredBook } from './half-book';
import { StoredBookDialog } from './stored-book-dialog';
import { TakeAlongDialog } from './take-along-dialog';
import styles from './take-along.module.css';

type TakeAlongProps = { userId: string; book: LibraryBook; state: BookState };

/** A book with lessons from other tools, or older than the lists of files, says that it needs the internet. */
export function TakeAlong(props: TakeAlongProps) {
  const words = useWords('books');
  if (props.book.takeAlongBytes === 0 && props.state.at === 'absent')
    return <p className={styles.needsInternet}>{words.needsInternet}</p>;
  return <OfferedBook {...props} />;
}

function OfferedBook({ userId, book, state }: TakeAlongProps) {
  const words = useWords('books');
  const size = useSize();
  const [open, setOpen] = useState(false);
  const problem = state.at === 'absent' || state.at === 'partly' ? state.problem : undefined;
  const onAnswer = (isWanted: boolean) => {
    setOpen(false);
    if (isWanted) void takeAlong(userId, book);
  };
  return (
    <div className={styles.place}>
      {state.at === 'absent' && (
        <Button look="text" onClick={() => setOpen(true)}>
          <Backpack className={styles.sign} />
          {words.take} ({size(book.takeAlongBytes)})
          <span className="visually-hidden">: {book.title}</span>
        </Button>
      )}
      {state.at === 'taking' && <BookOnItsWay userId={userId} book={book} {...state} />}
      {state.at === 'partly' && (
        <PartlyStoredBook userId={userId} book={book} {...state} onGoOn={() => setOpen(true)} />
      )}
      {state.at === 'stored' && (
        <Button look="text" onClick={() => setOpen(true)}>
          <Backpack className={styles.sign} />
          {words.here}
          <span className="visually-hidden">: {book.title}</span>
        </Button>
      )}
      <p role="status" className={styles.problem}>
        {problem && words.problems[problem]}
        {state.at === 'stored' && (
          <span className="visually-hidden">{words.hereNamed(book.title)}</span>
        )}
      </p>
      {open && state.at === 'stored' && (
        <StoredBookDialog userId={userId} record={state.record} onClose={() => setOpen(false)} />
      )}
      {open && (state.at === 'absent' || state.at === 'partly') && (
        <TakeAlongDialog book={book} onAnswer={onAnswer} />
      )}
    </div>
  );
}

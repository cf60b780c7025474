/** All books, one row each. */
import { memo } from 'react';
import type { LibraryBook } from '../../api/shelf';
import type { BookState } from '../../device/books/stored-books';
import type { Achievements } from '../../device/progress';
import { BookRow } from './book-row';
import { useDrawnRows } from './use-drawn-rows';

const Row = memo(BookRow);

type BookRowsProps = {
  userId: string;
  books: LibraryBook[];
  states: ReadonlyMap<string, BookState>;
  isCutOff: boolean;
  achievements: Achievements;
};

export function BookRows({ books, states, achievements, ...rest }: BookRowsProps) {
  const drawnOf = useDrawnRows(books.length);
  return books.map((book, row) => (
    <Row
      key={book.title}
      book={book}
      state={states.get(book.book)}
      drawn={drawnOf(row)}
      {...rest}
      {...achievements}
    />
  ));
}

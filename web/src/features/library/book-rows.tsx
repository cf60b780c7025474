/** All books, one row each. */
import { memo } from 'react';
import type { LibraryBook } from '../../api/shelf';
import type { Achievements } from '../../device/progress';
import { BookRow } from './book-row';
import { useDrawnRows } from './use-drawn-rows';

const Row = memo(BookRow);

type BookRowsProps = { books: LibraryBook[]; achievements: Achievements };

export function BookRows({ books, achievements }: BookRowsProps) {
  const drawnOf = useDrawnRows(books.length);
  return books.map((book, row) => (
    <Row key={book.title} book={book} drawn={drawnOf(row)} {...achievements} />
  ));
}

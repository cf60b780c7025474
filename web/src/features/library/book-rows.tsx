/** All books, one row each. */
import { memo, useMemo } from 'react';
import type { User } from '../../api/session-state';
import type { LibraryBook } from '../../api/shelf';
import { readAchievements } from '../../device/progress';
import { BookRow } from './book-row';
import { useDrawnRows } from './use-drawn-rows';

const Row = memo(BookRow);

export function BookRows({ user, books }: { user: User; books: LibraryBook[] }) {
  const drawnOf = useDrawnRows(books.length);
  const achievements = useMemo(() => readAchievements(user.uid), [user.uid]);
  return books.map((book, row) => (
    <Row key={book.title} book={book} drawn={drawnOf(row)} {...achievements} />
  ));
}

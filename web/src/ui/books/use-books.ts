/** The account's books on this device, for a page that shows them. */
import { useEffect, useSyncExternalStore } from 'react';
import { isTooLongOffline } from '../../device/books/book-clock';
import {
  bookStates,
  loadBooks,
  subscribeToBooks,
  type BookState,
} from '../../device/books/stored-books';
import { useWords } from '../../i18n/language';

export function useBooks(userId: string): ReadonlyMap<string, BookState> {
  useEffect(() => void loadBooks(userId), [userId]);
  return useSyncExternalStore(subscribeToBooks, bookStates);
}

/** Whether its lessons open without a connection. */
export const opensHere = (state: BookState | undefined): boolean =>
  state?.at === 'stored' && !isTooLongOffline();

export function useSize(): (bytes: number) => string {
  const words = useWords('books');
  return (bytes) =>
    bytes < 1_000_000_000
      ? words.size(String(Math.max(1, Math.round(bytes / 1_000_000))))
      : words.large(String(Math.floor(bytes / 1_000_000_000)));
}

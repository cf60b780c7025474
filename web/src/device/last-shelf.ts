/**
 * The library as it was last seen on this device, for a visit without a connection: titles and pictures, no links and
 * no address. It is removed when the session ends.
 */
import { isPlain } from 'kaktus-shared/plain-object';
import { hasFields, storedValue } from './stored';

/** `lesson` is `<book>/<lesson>`. */
type LastLesson = { lesson: string; title: string; thumb: string };
/** `until` in milliseconds since 1970. */
type LastBook = { title: string; until: number; lessons: LastLesson[] };
/** `userId` finds the children's stars, which are stored here too. */
type LastShelf = { userId: string; books: LastBook[] };

const isLesson = hasFields({ lesson: 'string', title: 'string', thumb: 'string' });
const hasTitle = hasFields({ title: 'string', until: 'number' });

const isBook = (value: unknown): value is LastBook =>
  isPlain(value) &&
  Array.isArray(value.lessons) &&
  value.lessons.length > 0 &&
  value.lessons.every(isLesson) &&
  hasTitle(value);

const isShelf = (value: unknown): value is LastShelf =>
  isPlain(value) &&
  typeof value.userId === 'string' &&
  Array.isArray(value.books) &&
  value.books.length > 0 &&
  value.books.every(isBook);

const shelf = storedValue('device', 'kaktus.lastShelf', isShelf);

export const readLastShelf = shelf.read;
export const forgetLastShelf = shelf.forget;

export function keepLastShelf(userId: string, books: LastBook[]): void {
  if (books.length > 0) shelf.write({ userId, books });
  else forgetLastShelf();
}

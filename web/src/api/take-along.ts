/** Takes a book along: stores it on the device, file by file, until it is complete, paused or without room. */
import { BookCache, forgetBook } from '../device/books/book-cache';
import { filesOf, type BookRecord } from '../device/books/book-record';
import { canPlayFromDevice } from '../device/books/shell-greeting';
import {
  bookState,
  bookStates,
  loadBooks,
  removeBook,
  rereadBook,
  setBookState,
  type BookProblem,
} from '../device/books/stored-books';
import {
  BrokenFile,
  NoRoom,
  productsOf,
  recordOf,
  storeFiles,
  storeGardenWords,
  storePictures,
  versionAt,
} from './book-files';
import { lessonAt } from './lesson-at';
import { subscribe, sessionState } from './reader-session-state';
import type { LibraryBook } from './shelf';

/** The books that are on their way, each with what ends that. */
const underWay = new Map<string, AbortController>();

subscribe(() => {
  if (sessionState().status === 'out') underWay.forEach((stop) => stop.abort());
});

type Connection = { saveData?: boolean; type?: string };

/** Whether each megabyte may cost something, as far as the browser knows. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

function problemOf(error: unknown): BookProblem {
  if (error instanceof BrokenFile) return 'broken';
  const isFull =
    error instanceof NoRoom || (error as { name?: unknown }).name === 'QuotaExceededError';
  return isFull ? 'room' : 'connection';
}

/** What stays after a failure: without room nothing that is half, otherwise what is here already. */
async function tidyUp(userId: string, book: string, problem: BookProblem): Promise<void> {
  if (problem !== 'room') return;
  const cache = await BookCache.find(userId, book);
  const record = await cache?.record();
  if (cache && record) await cache.keepOnly(new Set(filesOf(record).keys()));
  else await forgetBook(userId, book);
}

async function store(
  userId: string,
  book: LibraryBook,
  { signal }: AbortController,
): Promise<void> {
  const record: BookRecord = await recordOf(book, signal);
  const cache = await BookCache.open(userId, book.book);
  await cache.writePlan({ ...record, paused: false });
  const isNew = bookState(book.book).at !== 'stored';
  await storeFiles(record, book, cache, {
    signal,
    onProgress: (done, total) => {
      if (isNew) setBookState(userId, book.book, { at: 'taking', title: book.title, done, total });
    },
  });
  await storePictures(book, cache, signal);
  // Without a check here, a log-out in this moment would leave the book behind.
  if (signal.aborted) return;
  await cache.complete(record);
  await cache.keepOnly(new Set(filesOf(record).keys()));
  void storeGardenWords(book, signal).catch(() => undefined);
}

/** One window at a time, so that two do not fetch the same. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`kaktus-book ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function storeOnce(userId: string, book: LibraryBook): Promise<void> {
  const name = book.book;
  if (underWay.has(name)) return;
  const stop = new AbortController();
  underWay.set(name, stop);
  let problem: BookProblem | undefined;
  try {
    await alone(name, () => store(userId, book, stop));
  } catch (error) {
    if (!stop.signal.aborted) problem = problemOf(error);
    if (problem) await tidyUp(userId, name, problem);
  } finally {
    underWay.delete(name);
    if (sessionState().status !== 'out') await rereadBook(userId, name, problem);
    else await forgetBook(userId, name);
  }
}

/** The browser is asked to keep it now, because now people know what for. */
export async function takeAlong(userId: string, book: LibraryBook): Promise<void> {
  const total = book.takeAlongBytes;
  setBookState(userId, book.book, { at: 'taking', title: book.title, done: 0, total });
  void navigator.storage?.persist?.().catch(() => false);
  if (!(await canPlayFromDevice()))
    return setBookState(userId, book.book, { at: 'absent', problem: 'browser' });
  await storeOnce(userId, book);
}

export async function pauseTaking(userId: string, book: string): Promise<void> {
  const cache = await BookCache.find(userId, book);
  const plan = await cache?.plan();
  if (cache && plan) await cache.writePlan({ ...plan, paused: true });
  underWay.get(book)?.abort();
}

export async function leaveHere(userId: string, book: string): Promise<void> {
  underWay.get(book)?.abort();
  await removeBook(userId, book);
}

function isOutdated(book: LibraryBook, record: BookRecord): boolean {
  const products = productsOf(book);
  const versions = new Map(record.lessons.map(({ lesson, version }) => [lesson, version]));
  return (
    record.until !== book.expirationDate.getTime() ||
    record.title !== book.title ||
    products.length !== record.lessons.length ||
    products.some(({ url }) => versions.get(lessonAt(url)) !== versionAt(url))
  );
}

/**
 * After every look at the shelf: removes what the account may no longer open, continues what a closed window has
 * interrupted, and fetches new versions. A lesson that is open has its files already.
 */
export async function renewBooks(userId: string, books: readonly LibraryBook[]): Promise<void> {
  await loadBooks(userId);
  const onShelf = new Map(books.map((one) => [one.book, one]));
  for (const [name, state] of bookStates()) {
    const book = onShelf.get(name);
    if (state.at === 'absent' || state.at === 'taking') continue;
    if (!book?.takeAlongBytes) await leaveHere(userId, name);
    else if (isMetered()) continue;
    else if (state.at === 'partly' && !state.paused) await storeOnce(userId, book);
    else if (state.at === 'stored' && isOutdated(book, state.record)) await storeOnce(userId, book);
  }
}

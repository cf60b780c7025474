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
  DeviceFull,
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

/** The running download of each book. */
const runningDownloads = new Map<string, AbortController>();

subscribe(() => {
  if (sessionState().status === 'out') runningDownloads.forEach((stop) => stop.abort());
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
    error instanceof DeviceFull || (error as { name?: unknown }).name === 'QuotaExceededError';
  return isFull ? 'room' : 'connection';
}

/** On a full device, nothing incomplete stays; after any other failure, the stored files stay for the next try. */
async function removeHalfBook(userId: string, book: string, problem: BookProblem): Promise<void> {
  if (problem !== 'room') return;
  const cache = await BookCache.find(userId, book);
  const record = await cache?.record();
  if (cache && record) await cache.keepOnly(new Set(filesOf(record).keys()));
  else await forgetBook(userId, book);
}

async function storeBook(
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
  // Without this check, the book would stay on the device after a log-out at this moment.
  if (signal.aborted) return;
  await cache.complete(record);
  await cache.keepOnly(new Set(filesOf(record).keys()));
  void storeGardenWords(book, signal).catch(() => undefined);
}

/** Does nothing if another window is storing the book already. */
async function runInOneWindow(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`kaktus-book ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function storeUnlessRunning(userId: string, book: LibraryBook): Promise<void> {
  const name = book.book;
  if (runningDownloads.has(name)) return;
  const stop = new AbortController();
  runningDownloads.set(name, stop);
  let problem: BookProblem | undefined;
  try {
    await runInOneWindow(name, () => storeBook(userId, book, stop));
  } catch (error) {
    if (!stop.signal.aborted) problem = problemOf(error);
    if (problem) await removeHalfBook(userId, name, problem);
  } finally {
    runningDownloads.delete(name);
    if (sessionState().status !== 'out') await rereadBook(userId, name, problem);
    else await forgetBook(userId, name);
  }
}

/** Asks the browser for lasting storage only now, when people know what it is for. */
export async function takeAlong(userId: string, book: LibraryBook): Promise<void> {
  const total = book.takeAlongBytes;
  setBookState(userId, book.book, { at: 'taking', title: book.title, done: 0, total });
  void navigator.storage?.persist?.().catch(() => false);
  if (!(await canPlayFromDevice()))
    return setBookState(userId, book.book, { at: 'absent', problem: 'browser' });
  await storeUnlessRunning(userId, book);
}

export async function pauseDownload(userId: string, book: string): Promise<void> {
  const cache = await BookCache.find(userId, book);
  const plan = await cache?.plan();
  if (cache && plan) await cache.writePlan({ ...plan, paused: true });
  runningDownloads.get(book)?.abort();
}

export async function removeFromDevice(userId: string, book: string): Promise<void> {
  runningDownloads.get(book)?.abort();
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
    if (!book?.takeAlongBytes) await removeFromDevice(userId, name);
    else if (isMetered()) continue;
    else if (state.at === 'partly' && !state.paused) await storeUnlessRunning(userId, book);
    else if (state.at === 'stored' && isOutdated(book, state.record))
      await storeUnlessRunning(userId, book);
  }
}

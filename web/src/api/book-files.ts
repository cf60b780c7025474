/** Fetches the files of a book with the links of its shelf; each is checked against its digest before it is stored. */
import { topicOf } from 'kaktus-shared/topics';
import type { BookCache } from '../device/books/book-cache';
import {
  bytesOf,
  filesOf,
  readFileList,
  type BookRecord,
  type StoredLesson,
} from '../device/books/book-record';
import { wordCache } from '../offline/cache-rules';
import { lessonAt } from './lesson-at';
import type { LibraryBook, Product } from './shelf';
import { timedFetch, timeoutsMs } from './timed-fetch';

const parallelDownloads = 5;

/** A file is not what the list of its lesson says. */
export class BrokenFile extends Error {}
/** There is less room on the device than the book needs. */
export class DeviceFull extends Error {}

/** `…/content/<token>~<version>/<book>/<lesson>/<page>` */
export const versionAt = (url: string): string =>
  new URL(url).pathname.split('/')[2]?.split('~').pop() ?? '';

function fetchFile<Result>(
  url: string,
  signal: AbortSignal,
  read: (answer: Response) => Promise<Result>,
  cache: RequestCache = 'default',
) {
  const request = new Request(url, { signal, cache });
  return timedFetch(request, { timeoutMs: timeoutsMs.lessonFile }, async (answer) => {
    if (!answer.ok) throw new TypeError(`${answer.status}`);
    return read(answer);
  });
}

async function lessonOf(
  { url, title, thumb }: Product,
  signal: AbortSignal,
): Promise<StoredLesson> {
  const list = readFileList(
    await fetchFile(new URL('files.json', url).href, signal, (answer) => answer.json()),
  );
  if (!list) throw new BrokenFile('files.json');
  return { lesson: lessonAt(url), title, thumb, version: versionAt(url), ...list };
}

export const productsOf = ({ chapters }: LibraryBook): Product[] =>
  chapters.flatMap(({ products }) => products);

export async function recordOf(book: LibraryBook, signal: AbortSignal): Promise<BookRecord> {
  const lessons = await Promise.all(productsOf(book).map((one) => lessonOf(one, signal)));
  const bytes = bytesOf(filesOf({ lessons }));
  return {
    book: book.book,
    title: book.title,
    until: book.expirationDate.getTime(),
    bytes,
    lessons,
  };
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type MissingFile = { url: string; digest: string; size: number };

async function storeFile({ url, digest }: MissingFile, cache: BookCache, signal: AbortSignal) {
  const read = async (answer: Response) =>
    [await answer.arrayBuffer(), answer.headers.get('Content-Type') ?? ''] as const;
  // A broken file may come from the browser's own cache, so the second try goes past it.
  for (const cacheMode of ['default', 'reload'] as const) {
    const [content, type] = await fetchFile(url, signal, read, cacheMode);
    if ((await digestOf(content)) === digest) return cache.writeFile(digest, content, type);
  }
  throw new BrokenFile(url);
}

/** What is not on the device yet, each with a link of the lesson that has it. */
function missingFiles(
  record: BookRecord,
  book: LibraryBook,
  storedDigests: ReadonlySet<string>,
): MissingFile[] {
  const links = new Map(productsOf(book).map(({ url }) => [lessonAt(url), url]));
  const missing = new Map<string, MissingFile>();
  for (const { lesson, files } of record.lessons)
    for (const [name, size, digest] of files)
      if (!storedDigests.has(digest))
        missing.set(digest, { url: new URL(name, links.get(lesson)).href, digest, size });
  return [...missing.values()];
}

async function checkFreeSpace(missing: readonly MissingFile[]): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  const needed = missing.reduce((sum, { size }) => sum + size, 0);
  if (quota !== undefined && usage !== undefined && quota - usage < needed) throw new DeviceFull();
}

type Download = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Several at a time; the first that fails ends the others. */
export async function storeFiles(
  record: BookRecord,
  book: LibraryBook,
  cache: BookCache,
  { signal, onProgress }: Download,
): Promise<void> {
  const missing = missingFiles(record, book, await cache.digests());
  await checkFreeSpace(missing);
  let left = missing.reduce((sum, { size }) => sum + size, 0);
  const report = () => onProgress(record.bytes - left, record.bytes);
  report();
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { once: true });
  let failure: unknown;
  const work = async () => {
    for (let file = missing.pop(); file && !failure; file = missing.pop()) {
      await storeFile(file, cache, stop.signal);
      left -= file.size;
      report();
    }
  };
  const workUntilFailure = () =>
    work().catch((error: unknown) => {
      failure ??= error;
      stop.abort();
    });
  // Every download has ended before the caller removes anything.
  await Promise.all(Array.from({ length: parallelDownloads }, workUntilFailure));
  if (failure) throw failure;
}

/**
 * What will grow in a child's garden from this book: pictures and sounds of its words, the same for everybody, in the
 * cache from which the service worker answers them. A book is complete without them.
 */
export async function storeGardenWords(book: LibraryBook, signal: AbortSignal): Promise<void> {
  const { topics } = await import('virtual:garden-words');
  const own = new Set(productsOf(book).map(({ url }) => topicOf(lessonAt(url))));
  const words = topics.filter(({ topic }) => own.has(topic)).flatMap((topic) => topic.words);
  const files = words.flatMap(({ picture, sound, named }) => [picture, sound, named ?? '']);
  const cache = await caches.open(wordCache);
  for (const file of files.filter(Boolean))
    if (!(await cache.match(file, { ignoreVary: true })))
      await fetchFile(new URL(file, window.location.origin).href, signal, async (answer) =>
        cache.put(file, new Response(await answer.blob())),
      );
}

/** The pictures of its tiles, for a library without a connection; a book is complete without them. */
export async function storePictures(book: LibraryBook, cache: BookCache, signal: AbortSignal) {
  for (const { thumb } of productsOf(book))
    if (thumb !== '')
      await fetchFile(new URL(thumb, window.location.origin).href, signal, async (answer) =>
        cache.writePicture(thumb, new Response(await answer.blob())),
      ).catch(() => undefined);
}

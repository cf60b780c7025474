/** A cache of the person's shelf: the books they may open, from the catalogue and the links signed for this session. */
import { answer } from './answer';
import { client } from './client';
import { asFailure } from './failure';
import { lessonAt } from './lesson-at';
import type { Catalogue, Library, Timestamp } from './schema.gen';
import { signedIn } from './session';
import { readToken } from '../device/token';

export type Product = { title: string; url: string; thumb: string };
export type Chapter = { chapterTitle: string; products: Product[] };
export type LibraryBook = { title: string; expirationDate: Date; chapters: Chapter[] };
export type ExpiredBooks = { titles: string[]; since: Date };
export type Shelf = {
  books: LibraryBook[];
  expired: ExpiredBooks[];
  /** Everything there is, whoever may open it. */
  catalogue: Catalogue;
};

/** Links are valid for at least 3 h 45 min; older ones than this are fetched again. */
const linksLiveMs = 3 * 60 * 60 * 1000;

/** A request that takes longer may hang for good, for example where the Wi-Fi is bad. */
const timeoutMs = 10_000;

let kept: { token: string; shelf: Shelf; at: number } | null = null;
let asked: { token: string; shelf: Promise<Shelf>; at: number } | null = null;

function dateOf({ _seconds, _nanoseconds }: Timestamp): Date {
  return new Date(_seconds * 1000 + Math.floor(_nanoseconds / 1_000_000));
}

/** A group's links run through its books, lesson by lesson; there are dates only for groups with links. */
export function shelfOf(catalogue: Catalogue, library: Library): Shelf {
  const { signedUrls, expirationDates, expired } = library;
  const dates = expirationDates.map(dateOf);
  const books = catalogue.groups.flatMap(({ group, books }) => {
    const urls = [...(signedUrls[group] ?? [])];
    const expirationDate = urls.length > 0 ? dates.shift() : undefined;
    if (!expirationDate) return [];
    return books.map(({ title, lessons }) => ({
      title,
      expirationDate,
      chapters: [
        {
          chapterTitle: '',
          products: urls
            .splice(0, lessons.length)
            .map((url, index) => ({ url, title: '', thumb: '', ...lessons[index] }))
            .map(({ title, url, thumb }) => ({ title, url, thumb })),
        },
      ],
    }));
  });
  return {
    catalogue,
    books,
    expired: expired.map(({ group, since }) => ({
      titles: catalogue.groups
        .filter((one) => one.group === group)
        .flatMap((one) => one.books.map(({ title }) => title)),
      since: dateOf(since),
    })),
  };
}

/** The cached shelf of this session, unless it is older than allowed. */
export function keptShelf(maxAgeMs = linksLiveMs): Shelf | null {
  if (kept === null || kept.token !== readToken()) return null;
  return Date.now() - kept.at < maxAgeMs ? kept.shelf : null;
}

export function forgetShelf(): void {
  kept = null;
  asked = null;
}

/** A server that is being replaced, or whose database is away for a moment, answers 503; the next answer is the one to show. */
async function askFor(token: string, pauses = [1000, 3000]): Promise<Shelf> {
  try {
    const [catalogue, { message }] = await Promise.all([
      answer(client.GET('/api/catalogue')),
      answer(client.POST('/api/verifyToken', { body: { idToken: token } })),
    ]);
    return shelfOf(catalogue, message);
  } catch (error) {
    const [pause, ...later] = pauses;
    if (asFailure(error).status !== 503 || pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return askFor(token, later);
  }
}

/**
 * Callers share a request that is under way, unless it takes too long. An answer that arrives after the cache was cleared is
 * not cached.
 */
export async function fetchShelf(): Promise<Shelf> {
  const token = readToken() ?? '';
  const now = Date.now();
  if (asked?.token !== token || now - asked.at > timeoutMs)
    asked = { token, shelf: askFor(token), at: now };
  const mine = asked;
  try {
    const shelf = await mine.shelf;
    if (asked === mine) kept = { ...mine, shelf };
    return shelf;
  } finally {
    if (asked === mine) asked = null;
  }
}

/** For a visit that begins in the library or with a lesson: fetches the books as soon as the session is known, before the page renders. */
export async function prepareShelf(): Promise<void> {
  const { emailVerified } = await signedIn();
  if (emailVerified && !keptShelf()) await fetchShelf().catch(() => undefined);
}

/** A lesson among the others of its book. */
export type ShelfLesson = { bookTitle: string; products: Product[]; index: number };

/** Finds `<book>/<lesson>` among these books. */
export function lessonOnShelf(books: LibraryBook[], lesson: string): ShelfLesson | null {
  for (const { title, chapters } of books) {
    const products = chapters.flatMap((chapter) => chapter.products);
    const index = products.findIndex(({ url }) => lessonAt(url) === lesson);
    if (index >= 0) return { bookTitle: title, products, index };
  }
  return null;
}

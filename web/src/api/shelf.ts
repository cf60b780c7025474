/** The person's shelf: the books they may open, from the catalogue and the links signed for this session. */
import { queryOptions } from '@tanstack/react-query';
import { answer } from './answer';
import { client } from './reader-client';
import { asFailure } from './failure';
import { lessonAt } from './lesson-at';
import { memberKey, queryClient } from './query-client';
import type { Catalogue, CatalogueBook, Library, Timestamp } from './schema.gen';
import { reload, signedIn } from './reader-session';
import { sessionState } from './reader-session-state';
import { noteServerTime } from '../device/books/book-clock';
import { keepLastShelf, readLastShelf } from '../device/last-shelf';
import { readToken } from '../device/reader-token';

export type Product = { title: string; url: string; thumb: string };
export type Chapter = { chapterTitle: string; products: Product[] };
export type LibraryBook = {
  /** Its name in addresses. */
  book: string;
  title: string;
  expirationDate: Date;
  /** What it needs on a device that stores it; 0 if it cannot be taken along. */
  takeAlongBytes: number;
  chapters: Chapter[];
};
export type ExpiredBooks = { titles: string[]; since: Date };
export type Shelf = {
  books: LibraryBook[];
  expired: ExpiredBooks[];
  /** How many tablets of a class may play at once. */
  seats: number;
  /** All books of the library, including those that this person cannot open. */
  catalogue: Catalogue;
};

/** Links are valid for at least 3 h 45 min; older ones than this are fetched again. */
const linksLiveMs = 3 * 60 * 60 * 1000;

/** The server returns the same links for this long, so asking earlier brings nothing new. */
const sameLinksMs = 15 * 60 * 1000;

function dateOf({ _seconds, _nanoseconds }: Timestamp): Date {
  return new Date(_seconds * 1000 + Math.floor(_nanoseconds / 1_000_000));
}

/** A book with the lessons that can be opened, in the order of the catalogue. */
function openable(book: CatalogueBook, urls: Map<string, string>, expirationDate: Date) {
  const products = book.lessons.flatMap(({ lesson, title, thumb }) => {
    const url = urls.get(`${book.book}/${lesson}`);
    return url === undefined ? [] : [{ title, url, thumb }];
  });
  const { title, takeAlongBytes } = book;
  const chapters = [{ chapterTitle: '', products }];
  return { book: book.book, title, expirationDate, takeAlongBytes, chapters };
}

/**
 * There are dates only for groups with links. Titles and links come from two answers, and the library may change
 * between them: a lesson that is in only one of the answers is left out until the next pair.
 */
export function shelfOf(catalogue: Catalogue, library: Library): Shelf {
  const { signedUrls, expirationDates, expired } = library;
  const dates = expirationDates.map(dateOf);
  const books = catalogue.groups.flatMap(({ group, books }) => {
    const urls = new Map((signedUrls[group] ?? []).map((url) => [lessonAt(url), url]));
    const expirationDate = urls.size > 0 ? dates.shift() : undefined;
    if (!expirationDate) return [];
    return books
      .map((book) => openable(book, urls, expirationDate))
      .filter(({ chapters }) => chapters.some(({ products }) => products.length > 0));
  });
  return {
    catalogue,
    books,
    seats: library.seats,
    expired: expired.map(({ group, since }) => ({
      titles: catalogue.groups
        .filter((one) => one.group === group)
        .flatMap((one) => one.books.map(({ title }) => title)),
      since: dateOf(since),
    })),
  };
}

function remember({ books }: Shelf): void {
  const { user } = sessionState();
  if (!user) return;
  const stored = books.map(({ title, expirationDate, chapters }) => ({
    title,
    until: expirationDate.getTime(),
    lessons: chapters
      .flatMap(({ products }) => products)
      .map(({ url, title, thumb }) => ({ lesson: lessonAt(url), title, thumb })),
  }));
  keepLastShelf(user.uid, stored);
}

/** What was last seen on this device. In place of a link, a lesson has an address that names it and opens nothing. */
export function lastShelf(): { userId: string; books: LibraryBook[] } | null {
  const stored = readLastShelf();
  if (!stored) return null;
  const books = stored.books.map(({ title, until, lessons }) => ({
    book: lessons[0]!.lesson.split('/')[0]!,
    title,
    expirationDate: new Date(until),
    takeAlongBytes: 0,
    chapters: [
      {
        chapterTitle: '',
        products: lessons.map(({ lesson, title, thumb }) => ({
          url: `/${lesson}/story.html`,
          title,
          thumb,
        })),
      },
    ],
  }));
  return { userId: stored.userId, books };
}

async function readShelf(signal: AbortSignal): Promise<Shelf> {
  try {
    const body = { idToken: readToken() ?? '' };
    const library = client.POST('/api/verifyToken', { body, signal });
    const [catalogue, { message }, { response }] = await Promise.all([
      answer(client.GET('/api/catalogue', { signal })),
      answer(library),
      library,
    ]);
    const shelf = shelfOf(catalogue, message);
    noteServerTime(Date.parse(response.headers.get('Date') ?? '') || Date.now());
    remember(shelf);
    return shelf;
  } catch (error) {
    if (asFailure(error).has('email_not_verified')) await reload();
    throw error;
  }
}

/** A server that is restarting, or has lost its database for a moment, answers 503, so the call is repeated. */
const retryDelaysMs = [1000, 3000];

export const shelfQuery = () =>
  queryOptions({
    queryKey: memberKey('shelf'),
    queryFn: ({ signal }) => readShelf(signal),
    staleTime: sameLinksMs,
    gcTime: linksLiveMs,
    retry: (failures, error) => failures < retryDelaysMs.length && asFailure(error).status === 503,
    retryDelay: (failures) => retryDelaysMs[failures]!,
  });

/** With links that can be opened: those of the last hours, or new ones. */
export const fetchShelf = (): Promise<Shelf> =>
  queryClient.fetchQuery({ ...shelfQuery(), staleTime: linksLiveMs });

/** For when the books have changed, or their links do not work: even an answer on its way is outdated. */
export function forgetShelf(): void {
  queryClient.removeQueries({ queryKey: memberKey('shelf') });
}

/** Fetches the books before the library or a lesson renders, as soon as the session is known. */
export async function prepareShelf(): Promise<void> {
  const { emailVerified } = await signedIn();
  if (emailVerified) await fetchShelf().catch(() => undefined);
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

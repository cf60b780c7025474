/** Two book groups of two books with eight lessons each, and their signed links. */
import type { CatalogueBook, Library, Timestamp } from '../../src/api/schema.gen';
import { json } from '../visit';

const lessons = ['Farben', 'Zahlen', 'Familie', 'Tiere', 'Unterwegs', 'Spiele', 'Torte', 'Herbst'];

const book = (slug: string, title: string): CatalogueBook => ({
  book: slug,
  title,
  takeAlongBytes: 9_000_000,
  interactive: slug.endsWith('interaktiv'),
  lessons: lessons.map((lesson) => ({
    lesson: lesson.toLowerCase(),
    title: lesson,
    thumb: `/thumbs/${slug}/${lesson.toLowerCase()}.svg`,
  })),
});

const groups = [1, 2].map((number) => ({
  group: `kaktus${number}`,
  books: [
    book(`kaktus-${number}`, `Kaktus ${number}`),
    book(`kaktus-${number}-interaktiv`, `Kaktus ${number} Interaktiv`),
  ],
}));

export const catalogue = { groups };

export const link = (path: string, token = 'token') =>
  `http://localhost:3000/content/${token}/${path}/story.html`;

export function linksOf(group: string, token?: string): string[] {
  return groups
    .filter((one) => one.group === group)
    .flatMap(({ books }) => books)
    .flatMap(({ book, lessons }) => lessons.map(({ lesson }) => link(`${book}/${lesson}`, token)));
}

const may2028: Timestamp = { _seconds: 1842084000, _nanoseconds: 0 };

export const onlyKaktus2: Library = {
  signedUrls: { kaktus1: [], kaktus2: linksOf('kaktus2') },
  expirationDates: [may2028],
  seats: 0,
  expired: [{ group: 'kaktus1', since: { _seconds: 1740787200, _nanoseconds: 0 } }],
};

export const bothBooks: Library = {
  signedUrls: { kaktus1: linksOf('kaktus1'), kaktus2: linksOf('kaktus2') },
  expirationDates: [may2028, { _seconds: 1850000000, _nanoseconds: 0 }],
  seats: 0,
  expired: [],
};

export const withBooks = (message: Library) => ({
  'GET /api/catalogue': () => json(catalogue),
  'POST /api/verifyToken': () => json({ message }),
});

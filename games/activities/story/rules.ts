/** The rules of a story: where a step leads, and the stars for the pages that were heard to their end. */
import type { Stars } from 'kaktus-shared/bridge';
import type { Line } from '../../kit/speech/line';

/** Something in a drawn scene that answers a finger. */
export type Spot = {
  name: string;
  label: string;
  word?: string;
  touch?: string;
  /** What it sounds like. */
  noise?: string;
  /** From the left, from the top, width and height, in hundredths of the scene. */
  box: [number, number, number, number];
};

/** `noise` is heard when the page opens. */
export type Page = { says: Line[]; drawn: { hour: string; noise?: string; spots: Spot[] } };

/** `scenes` is the file with the drawn pages. */
export type Story = { title: { says: Line }; pages: Page[]; scenes?: string };

export function pageAfter(page: number, step: 1 | -1, pages: number): number | 'end' {
  const next = Math.max(0, page + step);
  return next < pages ? next : 'end';
}

export function starsForReading(heard: number, pages: number): Stars {
  const share = heard / pages;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : 1;
}

/** Where a book was left: the page, and the pages that were heard. */
export const bookmark = (page: number, heard: ReadonlySet<number>): string =>
  `${page} ${[...heard].join(' ')}`;

export function openedAt(mark = '0'): { page: number; heard: ReadonlySet<number> } {
  const [page = 0, ...heard] = mark.trim().split(' ').map(Number);
  return { page, heard: new Set(heard) };
}

/** The rules of the spread: what is on a page, and the stars for the words that were heard. */
import type { Stars } from 'kaktus-shared/bridge';

export function pageOf<Item>(items: readonly Item[], page: number, size: number): Item[] {
  return items.slice(page * size, (page + 1) * size);
}

export function starsForHearing(heard: number, words: number): Stars {
  const share = heard / words;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : 1;
}

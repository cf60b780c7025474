/** The rules of pairs: two cards per word, turned two at a time, and nobody counts how often. */
import type { Word } from '../../kit/lesson';
import { shuffle, type Random } from '../../kit/shuffle';

export type Face = 'picture' | 'word';
export type Card = { word: Word; face: Face };

export type Game = {
  cards: Card[];
  /** Places of the open cards that wait for their partner: at most two. */
  open: number[];
  found: string[];
  /** The place turned last; null when the open cards have been turned back. */
  last: number | null;
};

/** With `listening`, one card of each pair has the word instead of the picture. */
export function deal(words: readonly Word[], listening: boolean, random: Random): Game {
  const pairs = words.flatMap((word): Card[] => [
    { word, face: 'picture' },
    { word, face: listening ? 'word' : 'picture' },
  ]);
  return { cards: shuffle(pairs, random), open: [], found: [], last: null };
}

export function cardAt(game: Game, place: number): Card {
  const card = game.cards[place];
  if (!card) throw new Error(`There is no card ${place}.`);
  return card;
}

export function isFound(game: Game, place: number): boolean {
  return game.found.includes(cardAt(game, place).word.id);
}

export function turnBack(game: Game): Game {
  return { ...game, open: [], last: null };
}

/** A third card turns the previous two back, so that nobody has to wait. */
export function turn(game: Game, place: number): Game {
  if (isFound(game, place)) return game;
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return { ...game, open: [place], last: place };
  if (first === place) return game;
  const { word } = cardAt(game, place);
  if (cardAt(game, first).word.id !== word.id) {
    return { ...game, open: [first, place], last: place };
  }
  return { ...game, open: [], found: [...game.found, word.id], last: place };
}

export function isOver(game: Game): boolean {
  return game.found.length * 2 === game.cards.length;
}

/** The partner of the open card, or any card that is still to be found. */
export function helpfulPlace(game: Game): number {
  const [first, second] = game.open;
  const wanted = second === undefined && first !== undefined ? cardAt(game, first).word.id : null;
  return game.cards.findIndex(({ word }, place) =>
    wanted ? word.id === wanted && place !== first : !game.found.includes(word.id),
  );
}

/** The number of columns that makes the cards largest, with all rows full. */
export function columnsFor(width: number, height: number, cards: number): number {
  const sizes = Array.from({ length: cards }, (_, index) => {
    const columns = index + 1;
    const size = Math.min(width / columns, (height * columns) / cards);
    return cards % columns === 0 ? { columns, size } : { columns, size: 0 };
  });
  return sizes.reduce((best, one) => (one.size > best.size ? one : best)).columns;
}

/**
 * The rules of pairs: two cards per word, turned two at a time. It is a mistake only to miss a partner that has been
 * seen: the first time it is named, the second time half of the other cards step back, the third time the partner is
 * shown.
 */
import type { Word } from '../../kit/lesson';
import { starsFor, stepBack } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';

export type Face = 'picture' | 'word' | 'sentence';
export type Card = { word: Word; face: Face };

export type Game = {
  cards: readonly Card[];
  /** Places of the open cards that wait for their partner: at most two. */
  open: readonly number[];
  pairs: readonly string[];
  /** The place turned last; null when the open cards have been turned back. */
  last: number | null;
  /** Places that have been seen. */
  seen: readonly number[];
  /** How often the partner of each word was missed although it had been seen. */
  missed: Readonly<Record<string, number>>;
  /** Whether the last turn was such a mistake, and whether the partner was shown. */
  isMistake: boolean;
  isShown: boolean;
  /** The place that was taken for the partner, until the next card is turned. */
  taken: number | null;
  /** Places that have stepped back while the partner of the open card is looked for. */
  away: readonly number[];
  slips: number;
  helps: number;
};

const missesUntilFewer = 2;
const missesUntilShown = 3;

/** One card of each pair has the picture, the other what the level asks for. */
export function deal(words: readonly Word[], face: Face, random: Random): Game {
  const pairs = words.flatMap((word): Card[] => [
    { word, face: 'picture' },
    { word, face },
  ]);
  const fresh = { open: [], pairs: [], last: null, seen: [], missed: {}, away: [] };
  const none = { isMistake: false, isShown: false, taken: null, slips: 0, helps: 0 };
  return { cards: shuffle(pairs, random), ...fresh, ...none };
}

export function cardAt(game: Game, place: number): Card {
  const card = game.cards[place];
  if (!card) throw new Error(`There is no card ${place}.`);
  return card;
}

export function isFound(game: Game, place: number): boolean {
  return game.pairs.includes(cardAt(game, place).word.id);
}

export function partnerOf(game: Game, place: number): number {
  const { id } = cardAt(game, place).word;
  return game.cards.findIndex(({ word }, other) => word.id === id && other !== place);
}

export type CardState = 'closed' | 'open' | 'found' | 'away';

export function stateOf(game: Game, place: number): CardState {
  if (isFound(game, place)) return 'found';
  if (game.open.includes(place)) return 'open';
  return game.away.includes(place) ? 'away' : 'closed';
}

/** Where the next right card lies: the partner of the one that is open, or the first that is not found. */
export function rightPlace(game: Game): number {
  const [open, second] = game.open;
  if (open !== undefined && second === undefined) return partnerOf(game, open);
  return game.cards.findIndex((_, place) => !isFound(game, place));
}

export function turnBack(game: Game): Game {
  return { ...game, open: [], last: null, away: [], isMistake: false, isShown: false, taken: null };
}

/** Cards that step back while the partner of an often missed word is looked for. */
function awayFor(game: Game, place: number): number[] {
  const { id } = cardAt(game, place).word;
  if ((game.missed[id] ?? 0) < missesUntilFewer) return [];
  const wrong = game.cards.flatMap(({ word }, other) =>
    word.id === id || game.pairs.includes(word.id) ? [] : [String(other)],
  );
  return stepBack(wrong, []).map(Number);
}

function openFirst(game: Game, place: number): Game {
  const seen = [...new Set([...game.seen, place])];
  const fresh = { ...turnBack(game), open: [place], last: place, seen };
  return { ...fresh, away: awayFor(fresh, place) };
}

function pair(game: Game, place: number): Game {
  const { id } = cardAt(game, place).word;
  return { ...game, open: [], pairs: [...game.pairs, id], last: place, away: [] };
}

function missPartner(game: Game, first: number, place: number): Game {
  const { id } = cardAt(game, first).word;
  const count = (game.missed[id] ?? 0) + 1;
  const missed = { ...game.missed, [id]: count };
  const slips = game.slips + (count === 1 ? 1 : 0);
  const helps = game.helps + (count >= missesUntilFewer ? 1 : 0);
  const after = {
    ...game,
    open: [first, place],
    last: place,
    missed,
    slips,
    helps,
    isMistake: true,
    taken: place,
  };
  return count >= missesUntilShown ? { ...pair(after, first), isShown: true } : after;
}

/** A third card turns the previous two back, so that nobody has to wait. */
export function turn(game: Game, place: number): Game {
  if (isFound(game, place) || game.away.includes(place)) return game;
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return openFirst(game, place);
  if (first === place) return game;
  const seen = [...new Set([...game.seen, place])];
  if (partnerOf(game, first) === place) return pair({ ...game, seen }, place);
  const after = { ...game, seen };
  if (game.seen.includes(partnerOf(game, first))) return missPartner(after, first, place);
  return { ...after, open: [first, place], last: place, isMistake: false };
}

/** A game that goes on later: a card that waits for its partner stays open, and nothing is said again. */
export function resumed(game: Game): Game {
  if (isOver(game)) return game;
  return game.open.length === 2 ? turnBack(game) : { ...game, last: null };
}

export function isOver(game: Game): boolean {
  return game.pairs.length * 2 === game.cards.length;
}

export function starsForPairs({ cards, slips, helps }: Game) {
  return starsFor({ asked: cards.length / 2, slips, helps });
}

/** How cards lie; the last row may have fewer of them than the others. */
export type Grid = { columns: number; rows: number; last: number };

function gridOf(columns: number, cards: number): Grid {
  const rows = Math.ceil(cards / columns);
  return { columns, rows, last: cards - (rows - 1) * columns };
}

/** The grid with the largest cards for a room of this shape; of two that are as large, the one with fewer empty places. */
export function gridFor(width: number, height: number, cards: number): Grid {
  const grids = Array.from({ length: cards }, (_, index) => gridOf(index + 1, cards));
  const sizeOf = ({ columns, rows }: Grid) => Math.min(width / columns, height / rows);
  const emptyIn = ({ columns, last }: Grid) => columns - last;
  return grids.reduce((best, one) => {
    const more = sizeOf(one) - sizeOf(best);
    return more > 0 || (more === 0 && emptyIn(one) < emptyIn(best)) ? one : best;
  });
}

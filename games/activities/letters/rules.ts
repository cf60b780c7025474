/** The rules of the letters: a word is laid letter by letter, and a wrong letter simply goes back. */
import type { Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';
import { shuffle, type Random } from '../../kit/shuffle';

export type Puzzle = {
  word: Word;
  /** The letters of the word, in order, including signs such as the hyphen. */
  letters: string[];
  /** Places that are filled from the start: the beginning of a long word, and everything that is not a letter. */
  given: number[];
  /** The missing letters, shuffled. */
  tiles: string[];
};

export type Game = {
  puzzles: Puzzle[];
  step: number;
  /** For each place the tile that lies on it. */
  laid: Record<number, number>;
  /** The tile that was tried last and went back. */
  slipped: number | null;
  slips: number;
  /** Words laid without a slip. */
  atOnce: string[];
};

export const wordsInAGame = 5;
const mostTiles = 6;
const isLetter = (sign: string) => /\p{L}/u.test(sign);

export function makePuzzle(word: Word, random: Random): Puzzle {
  const letters = [...word.de];
  const places = letters.flatMap((sign, place) => (isLetter(sign) ? [place] : []));
  const missing = places.slice(-mostTiles);
  const given = letters.flatMap((_, place) => (missing.includes(place) ? [] : [place]));
  const inOrder = missing.map((place) => letters[place] ?? '');
  const mixed = shuffle(inOrder, random);
  const isSolved = mixed.join('') === inOrder.join('');
  return { word, letters, given, tiles: isSolved ? mixed.reverse() : mixed };
}

export function startGame(order: readonly Word[], random: Random): Game {
  const puzzles = order.slice(0, wordsInAGame).map((word) => makePuzzle(word, random));
  return { puzzles, step: 0, laid: {}, slipped: null, slips: 0, atOnce: [] };
}

export function currentPuzzle(game: Game): Puzzle {
  const puzzle = game.puzzles[game.step];
  if (!puzzle) throw new Error(`There is no word ${game.step}.`);
  return puzzle;
}

export function isFilled(game: Game, place: number): boolean {
  return currentPuzzle(game).given.includes(place) || place in game.laid;
}

/** The first free place, or -1 when the word is complete. */
export function nextPlace(game: Game): number {
  return currentPuzzle(game).letters.findIndex((_, place) => !isFilled(game, place));
}

export function isWhole(game: Game): boolean {
  return nextPlace(game) < 0;
}

export function isUsed(game: Game, tile: number): boolean {
  return Object.values(game.laid).includes(tile);
}

/** Lays a tile on the place it was carried to, or otherwise on the first free one, if it belongs there. */
export function lay(game: Game, tile: number, aimed?: number): Game {
  const { letters, tiles, word } = currentPuzzle(game);
  if (isWhole(game) || isUsed(game, tile)) return game;
  const fits = (place: number) => letters[place] === tiles[tile] && !isFilled(game, place);
  const place = [aimed ?? -1, nextPlace(game)].find(fits);
  if (place === undefined) return { ...game, slipped: tile, slips: game.slips + 1 };
  const after = { ...game, laid: { ...game.laid, [place]: tile }, slipped: null };
  if (!isWhole(after) || game.slips > 0) return after;
  return { ...after, atOnce: [...game.atOnce, word.id] };
}

/** The free tile for a typed letter, in upper or lower case; preferably the one that belongs to the next place. */
export function tileFor(game: Game, key: string): number {
  const { letters, tiles } = currentPuzzle(game);
  const next = letters[nextPlace(game)];
  const typed = (letter: string | undefined) =>
    letter?.toLocaleLowerCase('de') === key.toLocaleLowerCase('de');
  const isFree = (letter: string, tile: number) => typed(letter) && !isUsed(game, tile);
  const best = tiles.findIndex((letter, tile) => isFree(letter, tile) && letter === next);
  return best >= 0 ? best : tiles.findIndex(isFree);
}

export function isLastWord(game: Game): boolean {
  return game.step === game.puzzles.length - 1;
}

export function nextWord(game: Game): Game {
  if (!isWhole(game) || isLastWord(game)) return game;
  return { ...game, step: game.step + 1, laid: {}, slipped: null, slips: 0 };
}

export function starsForLaying(game: Game): Stars {
  const share = game.atOnce.length / game.puzzles.length;
  return share >= 0.6 ? 3 : share >= 0.4 ? 2 : 1;
}

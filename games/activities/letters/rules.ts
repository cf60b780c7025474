/** The rules of the letters: a word is laid letter by letter, and a wrong letter simply goes back. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import { letterLine } from '../../kit/speech/letter-names';
import { wordLine, type Line } from '../../kit/speech/line';
import { formLine } from '../../kit/speech/word-lines';

export type Puzzle = {
  word: Word;
  /** The letters of the word, in order, including signs such as the hyphen. */
  letters: string[];
  /** Places that are filled from the start: the beginning of a long word, and everything that is not a letter. */
  prefilled: number[];
  /** The missing letters, shuffled; at the third level with a few that belong nowhere. */
  tiles: string[];
};
/** The answers are places, `p3`; the choices are tiles, `t0`. */
type LetterTask = Task & { puzzle: Puzzle };

const wordsInAGame = 5;
const maxTiles = 6;
const strangers = 2;
const strangeLetters = 'aeilmnorstu';
const isLetter = (sign: string) => /\p{L}/u.test(sign);

function makePuzzle(word: Word, level: Level, random: Random): Puzzle {
  const letters = [...word.de];
  const places = letters.flatMap((sign, place) => (isLetter(sign) ? [place] : []));
  const missing = places.slice(-maxTiles);
  const prefilled = letters.flatMap((_, place) => (missing.includes(place) ? [] : [place]));
  const inOrder = missing.map((place) => letters[place] ?? '');
  const mixed = shuffle(inOrder, random);
  const isSolved = mixed.join('') === inOrder.join('');
  const tiles = isSolved ? mixed.reverse() : mixed;
  if (level < 3) return { word, letters, prefilled, tiles };
  const strange = shuffle([...strangeLetters], random).filter(
    (letter) => !letters.includes(letter),
  );
  return {
    word,
    letters,
    prefilled,
    tiles: shuffle([...tiles, ...strange.slice(0, strangers)], random),
  };
}

export const placeId = (place: number) => `p${place}`;
export const tileId = (tile: number) => `t${tile}`;
const numberIn = (id: string) => Number(id.slice(1));

/** The places that are filled: those from the start, and those that were answered. */
export function filledPlaces({ prefilled }: Puzzle, got: readonly string[]): number[] {
  return [...prefilled, ...got.map(numberIn)];
}

/** The first free place, or -1 when the word is complete. */
export function nextPlace(puzzle: Puzzle, got: readonly string[]): number {
  const filled = filledPlaces(puzzle, got);
  return puzzle.letters.findIndex((_, place) => !filled.includes(place));
}

/** Which tile lies on each answered place: the one that was laid, otherwise the first that fits. */
export function usedTiles(
  { letters, tiles }: Puzzle,
  got: readonly string[],
  laid: Readonly<Record<string, string>>,
): number[] {
  const used: number[] = [];
  for (const id of got) {
    const chosen = laid[id] === undefined ? -1 : numberIn(laid[id] ?? '');
    const fits = tiles.findIndex(
      (letter, tile) => letter === letters[numberIn(id)] && !used.includes(tile),
    );
    used.push(chosen >= 0 && !used.includes(chosen) ? chosen : fits);
  }
  return used;
}

/** Where a tile goes: to the place it was carried to, or to the first free one; nowhere if it fits neither. */
export function placeFor(
  puzzle: Puzzle,
  got: readonly string[],
  tile: number,
  aimed?: number,
): number | undefined {
  const filled = filledPlaces(puzzle, got);
  const fits = (place: number) =>
    puzzle.letters[place] === puzzle.tiles[tile] && !filled.includes(place);
  return [aimed ?? -1, nextPlace(puzzle, got)].find(fits);
}

/** The free tile for a typed letter, in upper or lower case; preferably the one that belongs to the next place. */
export function tileFor(
  { letters, tiles }: Puzzle,
  next: number,
  used: readonly number[],
  key: string,
): number {
  const lower = (letter: string | undefined) => letter?.toLocaleLowerCase('de');
  const isFree = (letter: string, tile: number) =>
    lower(letter) === lower(key) && !used.includes(tile);
  const best = tiles.findIndex((letter, tile) => isFree(letter, tile) && letter === letters[next]);
  return best >= 0 ? best : tiles.findIndex(isFree);
}

export function layTasks(
  lesson: Lesson,
  order: readonly Word[],
  level: Level,
  random: Random,
  phrase: (name: string) => Line,
): LetterTask[] {
  return order.slice(0, wordsInAGame).map((word, at) => {
    const puzzle = makePuzzle(word, level, random);
    const { letters, prefilled, tiles } = puzzle;
    const wants = letters.flatMap((_, place) =>
      prefilled.includes(place) ? [] : [placeId(place)],
    );
    return {
      puzzle,
      ask: [level === 3 ? formLine(lesson, word, 'use') : wordLine(lesson, word)],
      tells: [formLine(lesson, word, 'is')],
      found: word,
      intro: at === 0 ? [phrase(level === 1 ? 'copy' : 'write')] : [],
      named: (id) => {
        const letter = id.startsWith('t') ? tiles[numberIn(id)] : undefined;
        return letter ? [letterLine(letter)] : [];
      },
      wants,
      choices: tiles.map((_, tile) => tileId(tile)),
      spares: (id, got) => tiles[numberIn(id)] === letters[nextPlace(puzzle, got)],
      // Copied letters prove nothing yet, and a word is known when its last letter lies.
      words: (place) => (level > 1 && place === wants.at(-1) ? [word.id] : []),
    };
  });
}

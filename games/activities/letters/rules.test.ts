import { describe, expect, test } from 'vitest';
import { wordCalled, words } from '../../kit/cast';
import { seededRandom, shuffle } from '../../kit/shuffle';
import {
  currentPuzzle,
  isLastWord,
  isUsed,
  isWhole,
  lay,
  makePuzzle,
  nextPlace,
  nextWord,
  starsForLaying,
  startGame,
  tileFor,
  wordsInAGame,
  type Game,
} from './rules';

const spelled = (de: string) => ({ ...wordCalled('hund'), id: de.toLowerCase(), de });
const puzzle = (de: string, seed = 1) => makePuzzle(spelled(de), seededRandom(seed));
const gameOf = (...list: string[]) => startGame(list.map(spelled), seededRandom(1));
const rightTile = (game: Game) => tileFor(game, currentPuzzle(game).letters[nextPlace(game)] ?? '');
const wrongTile = (game: Game) =>
  currentPuzzle(game).tiles.findIndex(
    (letter, tile) =>
      !isUsed(game, tile) && letter !== currentPuzzle(game).letters[nextPlace(game)],
  );

describe('a puzzle', () => {
  test('asks for all letters of a short word, the great one and the special ones among them', () => {
    expect(puzzle('Tür')).toMatchObject({ letters: ['T', 'ü', 'r'], given: [] });
    expect([...puzzle('Fuß').tiles].sort()).toEqual(['F', 'u', 'ß']);
    expect([...puzzle('Käse').tiles].sort()).toEqual(['K', 'e', 's', 'ä']);
  });

  test('gives the first letters of a long word and asks for six', () => {
    const { given, tiles } = puzzle('Schmetterling');
    expect(given).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...tiles].sort().join('')).toBe('egilnr');
  });

  test('gives signs that are no letters', () => {
    expect(puzzle('Jo-Jo')).toMatchObject({ given: [2] });
    expect(puzzle('T-Shirt')).toMatchObject({ given: [1] });
  });

  test('is never solved by its own order', () => {
    for (const { de } of [...words, spelled('Ei'), spelled('Uhr')]) {
      for (let seed = 0; seed < 40; seed += 1) {
        const { letters, given, tiles } = puzzle(de, seed);
        const missing = letters.filter((_, place) => !given.includes(place));
        expect(tiles.join('')).not.toBe(missing.join(''));
        expect([...tiles].sort()).toEqual([...missing].sort());
      }
    }
  });
});

test('a right letter lies, a wrong one goes back and costs nothing but the star of the word', () => {
  const game = gameOf('Hund');
  const slipped = lay(game, wrongTile(game));
  expect(slipped).toMatchObject({ laid: {}, slips: 1, slipped: wrongTile(game) });
  const laid = lay(slipped, rightTile(slipped));
  expect(laid.laid).toEqual({ 0: rightTile(game) });
  expect(laid.slipped).toBeNull();
  expect(lay(laid, rightTile(game))).toBe(laid);
});

test('a letter can be carried to a later place, or near the first one', () => {
  const game = gameOf('Hund');
  const tileN = tileFor(game, 'n');
  expect(lay(game, tileN, 2).laid).toEqual({ 2: tileN });
  expect(lay(game, rightTile(game), 3).laid).toEqual({ 0: rightTile(game) });
  expect(lay(game, rightTile(game), NaN).laid).toEqual({ 0: rightTile(game) });
});

test('equal letters are all the same', () => {
  let game = gameOf('Ente');
  for (const key of ['e', 'n', 't', 'E']) game = lay(game, tileFor(game, key));
  expect(isWhole(game)).toBe(true);
  expect(game.slips).toBe(0);
});

test('typing knows great and small letters, umlauts, and no letter that is not there', () => {
  const game = gameOf('Äpfel');
  expect(tileFor(game, 'ä')).toBe(currentPuzzle(game).tiles.indexOf('Ä'));
  expect(tileFor(game, 'x')).toBe(-1);
  expect(tileFor(game, 'Enter')).toBe(-1);
});

test('every game can be laid to its end, with and without slips', () => {
  for (const slips of [0, 2, 5]) {
    for (let seed = 0; seed < 40; seed += 1) {
      const random = seededRandom(seed);
      let game = startGame(shuffle(words, random), random);
      expect(game.puzzles).toHaveLength(wordsInAGame);
      for (let word = 0; ; word += 1) {
        if (word < slips) game = lay(game, wrongTile(game));
        while (!isWhole(game)) game = lay(game, rightTile(game));
        if (isLastWord(game)) break;
        game = nextWord(game);
      }
      expect(game.atOnce).toHaveLength(wordsInAGame - slips);
      expect(starsForLaying(game)).toBe(slips === 5 ? 1 : 3);
      expect(nextWord(game)).toBe(game);
    }
  }
});

/** Bingo boards of a lesson. */
import { expect, test } from 'vitest';
import { bingoGame, boardSize } from '../../src/features/guide/sheets/bingo-boards';
import { sheetsFor } from '../../src/features/guide/sheets/sheet-names';

const words = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `w${place}` }));
const asText = (board: { id: string }[]) =>
  board
    .map(({ id }) => id)
    .sort()
    .join();

test('boards have nine different words, and no two boards have the same', () => {
  const { boards } = bingoGame(words(12), 24, 1);
  expect(boards).toHaveLength(24);
  for (const board of boards) expect(new Set(board).size).toBe(boardSize);
  expect(new Set(boards.map(asText)).size).toBe(24);
});

test('every word is called once', () => {
  const { calls } = bingoGame(words(12), 4, 1);
  expect(asText(calls)).toBe(asText(words(12)));
});

test('a seed gives the same game again, another seed another one', () => {
  expect(bingoGame(words(12), 4, 7)).toEqual(bingoGame(words(12), 4, 7));
  expect(bingoGame(words(12), 4, 8)).not.toEqual(bingoGame(words(12), 4, 7));
});

test('few words make few boards, and too few no bingo at all', () => {
  expect(bingoGame(words(10), 24, 1).boards).toHaveLength(10);
  expect(sheetsFor(boardSize)).not.toContain('bingo');
  expect(sheetsFor(12)).toContain('bingo');
});

import { expect, test } from 'vitest';
import { lesson } from '../testing/lesson-fixture';
import { nextGame, screenAfterEnd, screenAfterPart, screenToPlayAgain } from './flow';

const game = { ...lesson, form: 'interactive' } as const;
const one = { 'word-spread': 2 } as const;
const all = { 'word-spread': 2, 'hear-and-find': 3 } as const;
const map = { at: 'map' };
const party = { at: 'party' };

test('a picture book leads back to its map after every part, and to the party after the last new one', () => {
  expect(screenAfterPart({ index: 0 }, lesson, {}, one)).toEqual(map);
  expect(screenAfterPart({ index: 1 }, lesson, one, all)).toEqual(party);
});

test('the party comes once: a finished lesson leads back to its map', () => {
  expect(screenAfterPart({ index: 0 }, lesson, all, all)).toEqual(map);
  const end = screenAfterPart({ index: 0 }, game, all, all);
  expect(end).toEqual({ at: 'end', index: 0, finishes: false });
  expect(screenAfterEnd({ index: 0, finishes: false }, game, all)).toEqual(map);
});

test('a game version leads from a game to its end, and from there to the next one or to the party', () => {
  expect(screenAfterPart({ index: 0 }, game, {}, one)).toEqual({
    at: 'end',
    index: 0,
    finishes: false,
  });
  expect(screenAfterEnd({ index: 0, finishes: false }, game, one)).toEqual({
    at: 'activity',
    index: 1,
  });
  expect(screenAfterPart({ index: 1 }, game, one, all)).toEqual({
    at: 'end',
    index: 1,
    finishes: true,
  });
  expect(screenAfterEnd({ index: 1, finishes: true }, game, all)).toEqual(party);
});

test('playing the last game once more before the party does not lose it', () => {
  const again = screenToPlayAgain({ index: 1, finishes: true });
  expect(again).toEqual({ at: 'activity', index: 1, owesParty: true });
  expect(screenAfterPart({ index: 1, owesParty: true }, game, all, all)).toEqual({
    at: 'end',
    index: 1,
    finishes: true,
  });
  expect(screenToPlayAgain({ index: 1, finishes: false })).toMatchObject({ owesParty: false });
});

test('the next game is one that has not been won', () => {
  expect(nextGame(-1, game, {})).toBe(0);
  expect(nextGame(1, game, { 'hear-and-find': 3 })).toBe(0);
  expect(nextGame(0, game, all)).toBeNull();
});

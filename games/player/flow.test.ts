import type { Progress } from 'kaktus-shared/bridge';
import { expect, test } from 'vitest';
import { lesson } from '../kit/cast';
import { firstScreen, nextGame, screenAfter, type Screen } from './flow';

const game = { ...lesson, form: 'interactive' } as const;

test('a picture book leads back to its map after every part, and to the party after the last new one', () => {
  const after = (screen: Screen, won: Progress['stars'] = {}) => screenAfter(screen, lesson, won);
  const map = { at: 'map' };
  expect(after(firstScreen)).toEqual(map);
  expect(after({ at: 'activity', index: 0 }, { 'word-spread': 3 })).toEqual(map);
  expect(after({ at: 'activity', index: 1 }, { 'hear-and-find': 3 })).toEqual(map);
  const all = { 'word-spread': 1, 'hear-and-find': 3 } as const;
  expect(after({ at: 'activity', index: 0 }, all)).toEqual({ at: 'party' });
  expect(after({ at: 'party' }, all)).toEqual(map);
});

test('a game version leads from its map to a game, and from there to the next one', () => {
  expect(screenAfter(firstScreen, game, {})).toEqual({ at: 'map' });
  expect(screenAfter({ at: 'activity', index: 0 }, game, {})).toEqual({ at: 'end', index: 0 });
  const won = { 'word-spread': 2 } as const;
  expect(screenAfter({ at: 'end', index: 0 }, game, won)).toEqual({ at: 'activity', index: 1 });
});

test('the next game is one that has not been won, and after the last one comes the party', () => {
  expect(nextGame(-1, game, {})).toBe(0);
  expect(nextGame(1, game, { 'hear-and-find': 3 })).toBe(0);
  const all = { 'word-spread': 1, 'hear-and-find': 3 } as const;
  expect(nextGame(0, game, all)).toBeNull();
  expect(screenAfter({ at: 'end', index: 0 }, game, all)).toEqual({ at: 'party' });
  expect(screenAfter({ at: 'party' }, game, all)).toEqual({ at: 'map' });
});

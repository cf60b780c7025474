import { expect, test } from 'vitest';
import { lesson } from '../kit/cast';
import { firstScreen, homeOf, nextGame, screenAfter, type Screen } from './flow';

const game = { ...lesson, form: 'interactive' } as const;

test('a picture book runs from the title to its party and back to the title', () => {
  const way: Screen[] = [firstScreen];
  for (let step = 0; step < 4; step += 1)
    way.push(screenAfter(way.at(-1) ?? firstScreen, lesson, {}));
  expect(way).toEqual([
    { at: 'title' },
    { at: 'activity', index: 0 },
    { at: 'activity', index: 1 },
    { at: 'party' },
    { at: 'title' },
  ]);
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
  expect([homeOf(lesson), homeOf(game)]).toEqual([{ at: 'title' }, { at: 'map' }]);
});

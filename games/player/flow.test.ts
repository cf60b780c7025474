import { expect, test } from 'vitest';
import { lesson } from '../kit/cast';
import { firstScreen, homeOf, screenAfter, screenAgain, type Screen } from './flow';

const game = { ...lesson, form: 'interactive' } as const;

test('a picture book runs from the title to its end and back to the title', () => {
  const way: Screen[] = [firstScreen];
  for (let step = 0; step < 4; step += 1) way.push(screenAfter(way.at(-1) ?? firstScreen, lesson));
  expect(way).toEqual([
    { at: 'title' },
    { at: 'activity', index: 0 },
    { at: 'activity', index: 1 },
    { at: 'end', index: 1 },
    { at: 'title' },
  ]);
});

test('a game version returns to its map after every game', () => {
  expect(screenAfter(firstScreen, game)).toEqual({ at: 'map' });
  expect(screenAfter({ at: 'activity', index: 0 }, game)).toEqual({ at: 'end', index: 0 });
  expect(screenAfter({ at: 'end', index: 0 }, game)).toEqual({ at: 'map' });
});

test('once more means the whole book, or the game just played', () => {
  expect(screenAgain(1, lesson)).toEqual({ at: 'activity', index: 0 });
  expect(screenAgain(1, game)).toEqual({ at: 'activity', index: 1 });
  expect([homeOf(lesson), homeOf(game)]).toEqual([{ at: 'title' }, { at: 'map' }]);
});

import { expect, test } from 'vitest';
import { standingThings, type Moving } from './rules';

const moving = (place: string, picture: string): Moving => ({
  thing: { name: picture, picture, places: [] },
  word: place,
  ask: [],
  tells: [],
  named: () => [],
  wants: [place],
  choices: [place],
});
const ball = moving('auf-bett', 'ball.svg');
const book = moving('in-regal', 'buch.svg');

test('what was placed stands there', () => {
  expect([...standingThings({ tasks: [ball, book], at: 1 }, 1)]).toEqual([
    ['auf-bett', 'ball.svg'],
  ]);
});

test('what had to be shown stands there until the next task, and is then placed again', () => {
  const tasks = [ball, book, { ...ball }];
  expect(standingThings({ tasks, at: 0 }, 1).has('auf-bett')).toBe(true);
  expect(standingThings({ tasks, at: 1 }, 1).has('auf-bett')).toBe(false);
  expect(standingThings({ tasks, at: 2 }, 3).has('auf-bett')).toBe(true);
});

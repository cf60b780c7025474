import { expect, test } from 'vitest';
import { answer, isLastTask, nextTask, startTasks, starsForTasks, type Task } from './tasks';

const task: Task = {
  say: 'apple',
  thing: 'apple',
  things: ['apple', 'pear'],
  place: 'basket',
  places: ['basket', 'bag'],
};
const start = () => startTasks([task, task, task, task]);

test('a wrong thing steps back, and so does a wrong place', () => {
  const one = answer(start(), 'pear', 'basket');
  expect(one).toMatchObject({ away: ['pear'], done: false });
  const two = answer(one, 'apple', 'bag');
  expect(two).toMatchObject({ away: ['pear', 'bag'], done: false });
  expect(answer(two, 'pear', 'basket')).toBe(two);
  expect(nextTask(two)).toBe(two);
  expect(answer(two, 'apple', 'basket')).toMatchObject({ done: true, atOnce: 0 });
});

test('any place will do when none is asked for', () => {
  const tasks = startTasks([{ ...task, place: '' }]);
  expect(answer(tasks, 'apple', 'bag')).toMatchObject({ done: true, laid: { apple: 'bag' } });
  expect(answer(tasks, 'apple', '')).toMatchObject({ done: true, laid: {} });
});

test('the next task starts fresh, and the last one stays', () => {
  const second = nextTask(answer(answer(start(), 'pear', ''), 'apple', 'basket'));
  expect(second).toMatchObject({ at: 1, away: [], done: false });
  const last = answer({ ...start(), at: 3 }, 'apple', 'basket');
  expect(isLastTask(last)).toBe(true);
  expect(nextTask(last)).toBe(last);
});

test.each([
  [4, 3],
  [3, 3],
  [2, 2],
  [1, 1],
  [0, 1],
])('%i of 4 tasks at the first try give %i stars', (atOnce, stars) => {
  let tasks = start();
  for (let at = 0; at < 4; at += 1) {
    if (at >= atOnce) tasks = answer(tasks, 'pear', 'basket');
    tasks = nextTask(answer(tasks, 'apple', 'basket'));
  }
  expect(starsForTasks(tasks)).toBe(stars);
});

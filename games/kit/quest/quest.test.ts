import { expect, test } from 'vitest';
import {
  answer,
  isLastTask,
  isTaskDone,
  miss,
  nextTask,
  starsForQuest,
  startQuest,
  type Quest,
  type Task,
} from './quest';

const bag = () =>
  startQuest([{ wants: ['heft', 'buch'] }, { wants: ['mund'], asGood: { zahn: 'mund' } }]);
const give = (quest: Quest<Task>, ...choices: string[]) => choices.reduce(answer, quest);

test('a task takes what it wants in any order, and is done with the last of it', () => {
  const half = give(bag(), 'buch');
  expect(half.got).toEqual(['buch']);
  expect(isTaskDone(half)).toBe(false);
  expect(nextTask(half)).toBe(half);
  expect(isTaskDone(give(half, 'heft'))).toBe(true);
});

test('a wrong answer steps back and takes nothing away', () => {
  const after = give(bag(), 'buch', 'schere');
  expect(after).toMatchObject({ got: ['buch'], away: ['schere'], misses: 1, missed: true });
  expect(answer(after, 'schere')).toBe(after);
  expect(answer(after, 'buch')).toBe(after);
  expect(give(after, 'heft').missed).toBe(false);
});

test('an answer that is as good stands for the wanted one', () => {
  const second = nextTask(give(bag(), 'heft', 'buch'));
  expect(isTaskDone(give(second, 'zahn'))).toBe(true);
  expect(give(second, 'zahn').got).toEqual(['mund']);
});

test('the next task starts fresh, the last one is known, and a done task takes no more', () => {
  const second = nextTask(give(bag(), 'schere', 'heft', 'buch'));
  expect(second).toMatchObject({ step: 1, got: [], away: [], missed: false, misses: 1 });
  expect(isLastTask(second)).toBe(true);
  const done = give(second, 'mund');
  expect(answer(done, 'ohr')).toBe(done);
  expect(nextTask(done)).toBe(done);
});

test.each([
  [0, 3],
  [2, 3],
  [3, 2],
  [4, 2],
  [5, 1],
  [50, 1],
])('%i misses in eight answers give %i stars', (misses, stars) => {
  let quest: Quest<Task> = startQuest([
    { wants: ['a', 'b', 'c', 'd'] },
    { wants: ['a', 'b', 'c', 'd'] },
  ]);
  for (let count = 0; count < misses; count += 1) quest = miss(quest);
  expect(starsForQuest(quest)).toBe(stars);
});

test('a quest needs something to do', () => {
  expect(() => startQuest([])).toThrow('nothing to do');
});

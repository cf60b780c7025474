import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { answerRightly, playToEnd, said, tap, type } from '../../kit/task-cast';
import SeasonTree from './activity';
import { seasons, weather } from './rules';

beforeEach(() => open(SeasonTree, [...seasons, ...weather]));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s a year has passed', async (_, choose) => {
  const tasks = await playToEnd(choose);
  expect(tasks).toBeGreaterThanOrEqual(9);
  expect(onRight).toHaveBeenCalledTimes(tasks);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('the tree is bare until it is dressed for the season', async () => {
  const crown = '.task-sheet-picture .season-tree-crown';
  expect(find(crown)).toBeNull();
  const sentence = said.at(-1);
  const wrong = find(`[data-thing]:not([data-thing="${asked()[0]}"])`);
  await tap(wrong);
  expect(wrong?.dataset['state']).toBe('away');
  expect(said.at(-1)).toBe(sentence);
  expect(find(crown)).toBeNull();
  await answerRightly(tap);
  expect(find(crown)).not.toBeNull();
});

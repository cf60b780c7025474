import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRightly, asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { pass, playToEnd, said, tap, type } from '../../kit/task-cast';
import Count from './activity';
import { numbers } from './rules';

beforeEach(() => open(Count, [...numbers]));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s it gives three stars', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(7);
  expect(onRight).toHaveBeenCalledTimes(7);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('the bus counts aloud, waits when too few are in, and shows the number then', async () => {
  for (let task = 0; task < 4; task += 1) {
    await answerRightly(tap);
    await pass(4000);
  }
  const call = said.at(-1);
  const [count] = asked();
  await tap(find('[data-counts]'));
  expect(said.at(-1)).toContain('eins');
  await tap(find('[data-ready] button'));
  expect(said.at(-1)).toBe(call);
  expect(asked()[0]).toBe(count);
  expect(find('.task-sheet-text img')).not.toBeNull();
  for (let more = 1; more < Number(count); more += 1) await tap(find('[data-counts]'));
  await tap(find('[data-ready] button'));
  expect(asked()).toEqual(['']);
});

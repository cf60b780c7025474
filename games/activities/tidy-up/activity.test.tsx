import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { playToEnd, said, tap, type } from '../../kit/task-cast';
import TidyUp from './activity';
import { toys } from './rules';

beforeEach(() => open(TidyUp, toys));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s the floor is empty and the boxes are full', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(7);
  expect(onRight).toHaveBeenCalledTimes(7);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(document.querySelectorAll('[data-thing]')).toHaveLength(0);
  expect(document.querySelectorAll('.tidy-up-inside img')).toHaveLength(7);
});

test('a wrong box steps back, and the toy stays on the floor', async () => {
  const [toy, box] = asked();
  const sentence = said.at(-1);
  await tap(find(`[data-thing="${toy}"]`));
  const wrong = find(`[data-place]:not([data-place="${box}"])`);
  await tap(wrong);
  expect(wrong?.dataset['state']).toBe('away');
  expect(said.at(-1)).toBe(sentence);
  expect(find(`[data-thing="${toy}"]`)).not.toBeNull();
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRightly, asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { pass, playToEnd, said, tap, type } from '../../kit/task-cast';
import Paint from './activity';
import { coloursOf } from './rules';

const colours = [...new Set(Object.values(coloursOf).flat()), 'bunt'];

beforeEach(() => open(Paint, colours));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s it gives three stars and seven colours', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(7);
  expect(onRight).toHaveBeenCalledTimes(7);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('a wrong colour steps back and the sentence comes again', async () => {
  const sentence = said.at(-1);
  const [colour, part] = asked();
  const wrong = find(`[data-thing]:not([data-thing="${colour}"])`);
  await tap(wrong);
  await tap(find(`[data-place="${part}"]`));
  expect(wrong?.dataset['state']).toBe('away');
  expect(said.at(-1)).toBe(sentence);
  await answerRightly(tap);
  expect(onRight).not.toHaveBeenCalled();
});

test('after two hints the right colour glows, and then its place', async () => {
  const [colour, part] = asked();
  await pass(16_000);
  expect(find(`[data-thing="${colour}"]`)?.dataset['state']).toBe('hinted');
  await tap(find(`[data-thing="${colour}"]`));
  expect(find(`[data-place="${part}"]`)?.dataset['state']).toBe('hinted');
});

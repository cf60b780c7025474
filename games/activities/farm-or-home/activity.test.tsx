import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { answerRightly, pass, playToEnd, tap, type } from '../../kit/task-cast';
import FarmOrHome from './activity';
import { farmAnimals, homeAnimals, voices } from './rules';

beforeEach(() => open(FarmOrHome, [...new Set([...farmAnimals, ...homeAnimals, ...voices])]));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s six animals have moved in', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(10);
  expect(onRight).toHaveBeenCalledTimes(10);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(document.querySelectorAll('.farm-or-home-animals > span')).toHaveLength(6);
});

test('an animal that is brought to the wrong home stays in the tray', async () => {
  while (!asked()[1]) {
    await answerRightly(tap);
    await pass(4000);
  }
  const before = document.querySelectorAll('.farm-or-home-animals > span').length;
  const wrong = find(`[data-place="${asked()[1] === 'farm' ? 'home' : 'farm'}"]`);
  await tap(wrong);
  expect(wrong?.dataset['state']).toBe('away');
  expect(document.querySelectorAll('.farm-or-home-animals > span')).toHaveLength(before);
  await tap(find(`[data-place="${asked()[1]}"]`));
  expect(document.querySelectorAll('.farm-or-home-animals > span')).toHaveLength(before + 1);
});

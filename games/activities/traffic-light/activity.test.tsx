import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRightly, asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { pass, playToEnd, said, tap, type } from '../../kit/task-cast';
import TrafficLight from './activity';
import { vehicles } from './rules';

beforeEach(() => open(TrafficLight, [...Object.keys(vehicles), 'ampel']));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s four vehicles have driven by', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(10);
  expect(onRight).toHaveBeenCalledTimes(10);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('a vehicle comes onto the road when it is found, and waits for the right sign', async () => {
  expect(find('.traffic-light-vehicle')).toBeNull();
  await answerRightly(tap);
  expect(find('.traffic-light-vehicle')?.dataset['drive']).toBe('here');
  await pass(4000);
  const sentence = said.at(-1);
  const wrong = find(`[data-thing]:not([data-thing="${asked()[0]}"])`);
  await tap(wrong);
  expect(wrong?.dataset['state']).toBe('away');
  expect(said.at(-1)).toBe(sentence);
  while (asked()[0] !== 'go') {
    await answerRightly(tap);
    await pass(4000);
  }
  await answerRightly(tap);
  expect(find('.traffic-light-vehicle')?.dataset['drive']).toBe('off');
});

import { expect, test } from 'vitest';
import { lesson, wordCalled } from '../../kit/cast';
import { answer, isTaskDone, startQuest } from '../../kit/quest/quest';
import { seededRandom } from '../../kit/shuffle';
import { bothStars, partsToAsk } from './rules';

const part = (word: string) => ({ word, says: { text: word, recording: word } });
const mouth = { ...wordCalled('hund'), id: 'mund' };

test('every part is asked for once, in changing order', () => {
  const parts = lesson.words.map(({ id }) => part(id));
  const orders = [1, 2, 3].map((seed) =>
    partsToAsk(parts, lesson, seededRandom(seed)).map(({ word }) => word.id),
  );
  for (const order of orders) expect(new Set(order).size).toBe(12);
  expect(orders[0]).not.toEqual(orders[1]);
});

test('pointing at a tooth counts as the mouth, but not the other way round', () => {
  const quest = startQuest(partsToAsk([part('mund')], { words: [mouth] }, seededRandom(1)));
  expect(isTaskDone(answer(quest, 'zahn'))).toBe(true);
  const tooth = { ...mouth, id: 'zahn' };
  const other = startQuest(partsToAsk([part('zahn')], { words: [tooth] }, seededRandom(1)));
  expect(isTaskDone(answer(other, 'mund'))).toBe(false);
});

test.each([
  [3, 3, 3],
  [2, 3, 3],
  [1, 3, 2],
  [1, 2, 2],
  [1, 1, 1],
] as const)('%i and %i stars make %i', (one, other, both) => {
  expect(bothStars(one, other)).toBe(both);
});

test('a part that the lesson does not know is refused', () => {
  expect(() => partsToAsk([part('flügel')], lesson, seededRandom(1))).toThrow('flügel');
});

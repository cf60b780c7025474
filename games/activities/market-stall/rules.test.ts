import { expect, test } from 'vitest';
import { lesson } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { basketSize, countIn, takeOrders } from './rules';

const line = (text: string) => ({ says: { text, recording: text } });
const stall = {
  goods: lesson.words.map(({ id, de }) => ({
    word: id,
    one: line(`Ich möchte einen ${de}, bitte.`),
    many: line(`Ich möchte vier ${de}, bitte.`),
  })),
};

test('six customers want six different things, two of them one only', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const orders = takeOrders(stall, lesson.words, seededRandom(seed));
    expect(new Set(orders.map(({ word }) => word.id))).toEqual(
      new Set(lesson.words.slice(0, 6).map(({ id }) => id)),
    );
    expect(orders.map(({ count }) => count).sort()).toEqual([1, 1, 4, 4, 4, 4]);
    for (const { word, wants, says } of orders) {
      expect(wants).toEqual([word.id]);
      expect(says.text).toContain(word.de);
    }
  }
});

test.each([
  ['Ich möchte eine Birne, bitte.', 1],
  ['Ich möchte einen Apfel, bitte.', 1],
  ['Ich möchte Trauben, bitte.', 1],
  ['Ich möchte zwei Gurken, bitte.', 2],
  ['Ich möchte fünf Kirschen, bitte.', 5],
])('%s means %i', (sentence, count) => {
  expect(countIn(sentence)).toBe(count);
  expect(count).toBeLessThan(basketSize);
});

test('what is asked for in one way only is never asked for in the other', () => {
  const [grapes, cherries] = [
    line('Ich möchte Trauben, bitte.'),
    line('Ich möchte vier Kirschen.'),
  ];
  const [first, second] = lesson.words.map(({ id }) => id);
  const goods = [
    { word: first ?? '', many: cherries },
    { word: second ?? '', one: grapes },
    ...stall.goods.slice(2),
  ];
  const order = [
    ...lesson.words.slice(0, 1),
    ...lesson.words.slice(2, 6),
    ...lesson.words.slice(1, 2),
  ];
  const counts = takeOrders({ goods }, order, seededRandom(1)).map(
    ({ word, count }) => [word.id, count] as const,
  );
  expect(new Map(counts).get(first ?? '')).toBe(4);
  expect(new Map(counts).get(second ?? '')).toBe(1);
});

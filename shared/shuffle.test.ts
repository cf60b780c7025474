import { expect, test } from 'vitest';
import { seededRandom, shuffle } from './shuffle';

const items = ['a', 'b', 'c', 'd'];

test('the same seed gives the same order, another seed another', () => {
  expect(shuffle(items, seededRandom(7))).toEqual(shuffle(items, seededRandom(7)));
  const orders = new Set(
    Array.from({ length: 20 }, (_, seed) => shuffle(items, seededRandom(seed)).join('')),
  );
  expect(orders.size).toBeGreaterThan(8);
});

test('nothing is lost, and the list that was given stays as it is', () => {
  const before = [...items];
  expect(shuffle(items, seededRandom(3)).sort()).toEqual(before);
  expect(items).toEqual(before);
});

test('every item comes first about equally often', () => {
  const random = seededRandom(1);
  const firsts = new Map<string, number>();
  for (let round = 0; round < 4000; round += 1) {
    const [first = ''] = shuffle(items, random);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const item of items) expect(firsts.get(item)).toBeGreaterThan(880);
});

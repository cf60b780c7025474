import { expect, test } from 'vitest';
import { pageAfter, starsForReading } from './rules';

test('a step leads to the page beside it, never before the first, and after the last to the end', () => {
  expect(pageAfter(0, 1, 6)).toBe(1);
  expect(pageAfter(3, -1, 6)).toBe(2);
  expect(pageAfter(0, -1, 6)).toBe(0);
  expect(pageAfter(5, 1, 6)).toBe('end');
});

test.each([
  [8, 3],
  [7, 2],
  [4, 2],
  [3, 1],
  [0, 1],
])('%i of 8 pages heard give %i stars', (heard, stars) => {
  expect(starsForReading(heard, 8)).toBe(stars);
});

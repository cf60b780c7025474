import { expect, test } from 'vitest';
import { words } from '../../testing/lesson-fixture';
import { pageOf, starsForHearing } from './rules';
import { spreadLayout } from './spread-layout';

test.each([
  [0, 1],
  [5, 1],
  [6, 2],
  [11, 2],
  [12, 3],
])('%i heard words give %i stars', (heard, stars) => {
  expect(starsForHearing(heard, 12)).toBe(stars);
});

test('the pages hold every word once', () => {
  const pages = [0, 1, 2].flatMap((page) => pageOf(words, page, 4));
  expect(pages).toEqual(words);
});

test.each([
  ['a small phone', 304, 320, 4],
  ['a phone', 374, 560, 6],
  ['a phone on its side', 740, 270, 6],
  ['a tablet', 788, 880, 12],
  ['a tablet on its side', 1060, 600, 12],
  ['a whiteboard', 1900, 860, 12],
])('%s has large cards and full pages', (_name, width, height, onPage) => {
  const { columns, rows } = spreadLayout(width, height, 12);
  expect(columns * rows).toBe(onPage);
  expect(width / columns).toBeGreaterThanOrEqual(128);
  expect(height / rows).toBeGreaterThanOrEqual(128);
});

test('even the tiniest screen shows one card', () => {
  expect(spreadLayout(90, 60, 12)).toEqual({ columns: 1, rows: 1 });
});

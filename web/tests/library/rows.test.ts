/** How many lessons are in view, and what each page of a row shows. */
import { expect, test } from 'vitest';
import { pageShowing, pagesOf, slidesInView } from '../../src/features/library/carousel-pages';

test.each([
  [2560, 4],
  [1024, 4],
  [1023, 3],
  [600, 3],
  [599, 2],
  [400, 2],
  [399, 1],
  [320, 1],
])('at %i px %i lessons are in view', (width, inView) =>
  expect(slidesInView((step) => width >= step)).toBe(inView),
);

test.each([
  [8, 4, ['0-3', '4-7']],
  [8, 3, ['0-2', '3-5', '5-7']],
  [8, 1, ['0-0', '1-1', '2-2', '3-3', '4-4', '5-5', '6-6', '7-7']],
  [3, 4, ['0-2']],
  [0, 4, ['0--1']],
])('%i lessons, %i in view, make the pages %j', (count, inView, pages) =>
  expect(pagesOf(count, inView).map(({ first, last }) => `${first}-${last}`)).toEqual(pages),
);

test('what a page began with stays in view when the window changes', () => {
  expect(pageShowing(pagesOf(8, 4), 4)).toBe(1);
  expect(pageShowing(pagesOf(8, 3), 6)).toBe(2);
  expect(pageShowing(pagesOf(8, 1), 4)).toBe(4);
  expect(pageShowing(pagesOf(4, 4), 7)).toBe(0);
});

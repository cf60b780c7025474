import { expect, test } from 'vitest';
import { words } from '../../testing/lesson-fixture';
import { coupletAt, isForHands, picturesOf, starsForListening, type RhymeLine } from './rules';

const says = { text: 'Die Kuh macht muh.', recording: 'kaktus-1/tiere/rhyme-lines-1' };
const rhyme = (lines: RhymeLine[]) => ({ title: { says }, lines });

test('a line shows its words in their order, then its own picture', () => {
  const line = { says, words: ['kuh', 'hund'], picture: 'pictures/farben/bunt.svg' };
  expect(picturesOf(line, words)).toEqual([
    'pictures/kuh.svg',
    'pictures/hund.svg',
    'pictures/farben/bunt.svg',
  ]);
  expect(picturesOf({ says }, words)).toEqual([]);
});

test('one gesture is enough to join in', () => {
  expect(isForHands(rhyme([{ says }, { says }]))).toBe(false);
  expect(isForHands(rhyme([{ says }, { says, gesture: 'pictures/gesten/klatschen.svg' }]))).toBe(
    true,
  );
});

test.each([
  [8, 3],
  [7, 2],
  [4, 2],
  [3, 1],
  [0, 1],
])('%i of 8 lines heard give %i stars', (heard, stars) => {
  expect(starsForListening(heard, 8)).toBe(stars);
});

test('two lines of a song are shown at a time', () => {
  expect(coupletAt(null, 8)).toEqual([0, 1]);
  expect(coupletAt({ line: 3, syllable: 2 }, 8)).toEqual([2, 3]);
  expect(coupletAt({ line: 4, syllable: 0 }, 5)).toEqual([4]);
});

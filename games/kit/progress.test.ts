import { expect, test } from 'vitest';
import {
  emptyProgress,
  isKnown,
  localDay,
  mergeProgress,
  readProgress,
  withRightWord,
  withStars,
} from './progress';

test('stars only ever grow', () => {
  const two = withStars(emptyProgress, 'hear-and-find', 2);
  expect(withStars(two, 'hear-and-find', 1).stars).toEqual({ 'hear-and-find': 2 });
  expect(withStars(two, 'hear-and-find', 3).stars).toEqual({ 'hear-and-find': 3 });
});

test('a word is known after it was right on three different days', () => {
  const days = ['2026-01-05', '2026-01-05', '2026-01-06'];
  const twice = days.reduce((so, day) => withRightWord(so, 'hund', day), emptyProgress);
  expect(isKnown(twice, 'hund')).toBe(false);
  expect(isKnown(withRightWord(twice, 'hund', '2026-01-09'), 'hund')).toBe(true);
  expect(isKnown(twice, 'katze')).toBe(false);
});

test('what was kept joins what was reached before the host answered', () => {
  const kept = {
    stars: { memory: 3, bingo: 1 } as const,
    words: { hund: ['2026-01-05'], kuh: ['2026-01-05'] },
    sound: false,
  };
  const now = withStars(withRightWord(emptyProgress, 'hund', '2026-01-06'), 'bingo', 2);
  expect(mergeProgress(now, kept)).toEqual({
    stars: { memory: 3, bingo: 2 },
    words: { hund: ['2026-01-05', '2026-01-06'], kuh: ['2026-01-05'] },
    sound: false,
  });
  expect(mergeProgress({ ...now, sound: true }, kept).sound).toBe(true);
});

test('what is not progress is left out', () => {
  const odd = {
    stars: { a: 7, b: 2 },
    words: { hund: ['gestern', '2026-01-05'], kuh: 4 },
    sound: 1,
  };
  expect(readProgress(odd)).toEqual({ stars: { b: 2 }, words: { hund: ['2026-01-05'] } });
  for (const nonsense of [null, 3, 'x', [], { stars: null }]) {
    expect(readProgress(nonsense)).toEqual(emptyProgress);
  }
});

test('a day is the day where the child is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

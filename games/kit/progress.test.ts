import { readProgress, type Progress } from 'kaktus-shared/bridge';
import { describe, expect, test } from 'vitest';
import {
  dueFirst,
  emptyProgress,
  isDue,
  isKnown,
  levelOf,
  mergeProgress,
  withChosenLevel,
  withLevel,
  withRightWord,
  withStars,
} from './progress';
import { seededRandom } from 'kaktus-shared/shuffle';

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

test('what was stored joins what was reached before the host answered', () => {
  const stored = {
    stars: { memory: 3, bingo: 1 } as const,
    words: { hund: ['2026-01-05'], kuh: ['2026-01-05'] },
    sound: false,
  };
  const now = withStars(withRightWord(emptyProgress, 'hund', '2026-01-06'), 'bingo', 2);
  expect(mergeProgress(now, stored)).toEqual({
    stars: { memory: 3, bingo: 2 },
    words: { hund: ['2026-01-05', '2026-01-06'], kuh: ['2026-01-05'] },
    sound: false,
  });
  expect(mergeProgress({ ...now, sound: true }, stored).sound).toBe(true);
});

test.each([
  [[], '2026-03-01', true],
  [['2026-03-01'], '2026-03-01', false],
  [['2026-02-28'], '2026-03-01', true],
  [['2026-02-26', '2026-02-27'], '2026-03-01', false],
  [['2026-02-25', '2026-02-26'], '2026-03-01', true],
])('a word that was right on %j is due on %s: %s', (days, today, due) => {
  expect(isDue({ stars: {}, words: { hund: days } }, 'hund', today)).toBe(due);
});

test('words that are due come first, and none is lost', () => {
  const today = '2026-03-01';
  const progress: Progress = {
    stars: {},
    words: {
      rested: ['2026-02-20'],
      forgotten: ['2026-01-01', '2026-01-02', '2026-01-03'],
      today: ['2026-03-01'],
      known: ['2026-02-20', '2026-02-22', '2026-02-28'],
    },
  };
  const words = ['known', 'today', 'new', 'rested', 'forgotten', 'other'].map((id) => ({ id }));
  const seconds = new Set<string>();
  for (let seed = 0; seed < 30; seed += 1) {
    const ids = dueFirst(words, progress, today, seededRandom(seed)).map(({ id }) => id);
    expect(ids.slice(0, 2).sort()).toEqual(['forgotten', 'rested']);
    expect(ids.slice(2, 4).sort()).toEqual(['new', 'other']);
    expect(ids.slice(4)).toEqual(['today', 'known']);
    seconds.add(ids[2] ?? '');
  }
  expect(seconds.size).toBe(2);
});

describe('the level of a game', () => {
  const start: Progress = { stars: {}, words: {} };

  test('rises with three stars, falls with one, and stays between one and three', () => {
    const levelAfter = (played: 1 | 2 | 3, stars: 1 | 2 | 3) =>
      withLevel(start, 'bingo', played, stars).levels?.['bingo'];
    expect([levelAfter(1, 3), levelAfter(2, 2), levelAfter(2, 1)]).toEqual([2, 2, 1]);
    expect([levelAfter(3, 3), levelAfter(1, 1)]).toEqual([3, 1]);
  });

  test('begins higher for who knows half of the words, and is what an adult says', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    expect(levelOf(start, 'bingo', ['hund', 'katze'])).toBe(1);
    expect(levelOf({ ...start, words: { hund: days } }, 'bingo', ['hund', 'katze'])).toBe(2);
    expect(levelOf({ ...start, levels: { bingo: 2 } }, 'bingo', [])).toBe(2);
    expect(levelOf({ ...start, levels: { bingo: 2 }, level: 3 }, 'bingo', [])).toBe(3);
  });

  test('that was stored is merged with what was reached since', () => {
    const stored: Progress = { ...start, levels: { bingo: 2, memory: 3 }, level: 1 };
    const merged = mergeProgress({ ...start, levels: { bingo: 3 } }, stored);
    expect(merged).toMatchObject({ levels: { bingo: 3, memory: 3 }, level: 1 });
    expect(readProgress(stored)).toEqual(stored);
    expect(readProgress({ ...start, levels: { bingo: 4 } })).toBeNull();
    expect(readProgress({ ...start, level: 0 })).toBeNull();
  });
});

test("an adult's choice holds for the whole lesson until it is taken back", () => {
  const chosen = withChosenLevel(emptyProgress, 3);
  expect(levelOf(chosen, 'memory', [])).toBe(3);
  expect(withChosenLevel(chosen, undefined)).toEqual(emptyProgress);
});

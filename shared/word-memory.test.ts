import { expect, test } from 'vitest';
import { dueOn, isKnownAfter, localDay, mergeDays, withDay } from './word-memory';

const right = (...days: string[]) => days.reduce<string[]>((so, day) => withDay(so, day), []);

test('a day is the day where the child is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a word rests 1, 3, 7 and then always 21 days', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-03', '2026-03-10', '2026-03-31', '2026-04-21'];
  const due = days.map((day, index) => dueOn(right(...days.slice(0, index + 1)), day));
  expect(due).toEqual([
    '2026-02-28',
    '2026-03-03',
    '2026-03-10',
    '2026-03-31',
    '2026-04-21',
    '2026-05-12',
  ]);
});

test('a word that was never right is due at once', () => {
  expect(dueOn([], '2026-03-01')).toBe('2026-03-01');
});

test('a word is known after it was right on three different days', () => {
  expect(isKnownAfter(right('2026-01-05', '2026-01-05', '2026-01-06'))).toBe(false);
  expect(isKnownAfter(right('2026-01-05', '2026-01-06', '2026-01-09'))).toBe(true);
});

test('of many days the first three and the last are kept', () => {
  const days = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-02-01'];
  const expected = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-02-01'];
  expect(right(...days)).toEqual(expected);
  expect(mergeDays(days.slice(0, 2), days.slice(1))).toEqual(expected);
});

test('days of a clock that ran ahead neither hide a word nor cost what was reached', () => {
  const ahead = ['2026-01-05', '2030-01-01', '2030-01-02'];
  expect(dueOn(ahead, '2026-01-20')).toBe('2026-01-12');
  expect(dueOn(['2030-01-01'], '2026-01-20')).toBe('2026-01-20');
  const corrected = withDay(ahead, '2026-01-20');
  expect(corrected).toEqual(['2026-01-05', '2026-01-18', '2026-01-19', '2026-01-20']);
  expect(dueOn(corrected, '2026-01-20')).toBe('2026-02-10');
});

test('a day that does not exist breaks nothing', () => {
  expect(dueOn(['2026-00-00'], '2026-01-20') <= '2026-01-20').toBe(true);
  expect(withDay(['2026-99-99'], '2026-01-20')).toContain('2026-01-20');
});

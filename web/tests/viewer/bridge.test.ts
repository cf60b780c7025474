/** How often the host hears a lesson, and what it keeps of it. */
import { expect, test } from 'vitest';
import { childOf, forgetFamily } from '../../src/device/children';
import {
  achievementsOf,
  keepLastPlayed,
  keepProgress,
  keptProgress,
} from '../../src/device/progress';
import { createAllowance } from '../../src/ui/lesson/allowance';

const lesson = 'kaktus-1/farben';
const progress = { stars: { 'hear-and-find': 3 }, words: { rot: ['2026-11-15'] }, sound: false };

test('more than 20 messages in a second are too many', () => {
  const allow = createAllowance();
  const heard = Array.from({ length: 30 }, () => allow(5000)).filter(Boolean);
  expect(heard).toHaveLength(20);
  expect(allow(6000)).toBe(true);
});

test('progress is kept for each account and lesson', () => {
  keepProgress('anna', lesson, { stars: { a: 2, b: 3 }, words: {} });
  keepLastPlayed('anna', lesson);
  expect(keptProgress('anna', lesson)).toEqual({ stars: { a: 2, b: 3 }, words: {} });
  expect(keptProgress('anna', 'kaktus-1/zahlen')).toBeNull();
  expect(keptProgress('ben', lesson)).toBeNull();
  expect(achievementsOf(childOf('anna')).lastPlayed).toBe(lesson);
  expect(achievementsOf(childOf('anna')).starsIn(lesson)).toBe(5);
  expect(achievementsOf(childOf('ben')).starsIn(lesson)).toBe(0);
});

test('one account is forgotten, the other stays', () => {
  keepProgress('anna', lesson, progress as never);
  keepProgress('ben', lesson, progress as never);
  forgetFamily('anna');
  expect(keptProgress('anna', lesson)).toBeNull();
  expect(keptProgress('ben', lesson)).toEqual(progress);
});

test('what cannot be read in the storage counts as nothing', () => {
  localStorage.setItem('kaktus.progress.anna', '{"lessons":');
  expect(keptProgress('anna', lesson)).toBeNull();
  keepProgress('anna', lesson, { stars: {}, words: {} });
  expect(keptProgress('anna', lesson)).toEqual({ stars: {}, words: {} });
});

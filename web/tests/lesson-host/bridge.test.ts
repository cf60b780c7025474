/** How often the host hears a lesson, and what it keeps of it. */
import { longestMemory } from 'kaktus-shared/bridge';
import { expect, test } from 'vitest';
import { childOf, forgetFamily } from '../../src/device/children/families';
import {
  achievementsOf,
  keepLastPlayed,
  keepProgress,
  storedProgress,
} from '../../src/device/progress';
import { createMessageBudget } from '../../src/lesson-host/message-budget';

const lesson = 'kaktus-1/farben';
const progress = { stars: { 'hear-and-find': 3 }, words: { rot: ['2026-11-15'] }, sound: false };

/** How many of these messages pass before the page stops listening. */
function heard(messages: Iterable<{ at: number; data: unknown }>): number {
  const budget = createMessageBudget();
  let count = 0;
  for (const { at, data } of messages) {
    if (!budget.admits(at) || !budget.covers(data)) break;
    count += 1;
  }
  return count;
}

const every = (ms: number, data: unknown, length: number) =>
  Array.from({ length }, (_, index) => ({ at: index * ms, data }));

test('a lesson that floods the page is heard 299 times', () => {
  expect(heard(every(0, { kaktus: 1 }, 100_000))).toBe(299);
  expect(heard(every(0.1, 'x', 100_000))).toBeLessThan(310);
});

test.each([
  ['in one text', { state: 'x'.repeat(longestMemory) }],
  ['in many', Object.fromEntries([...Array(20_000).keys()].map((n) => [n, '']))],
])('a lesson that saves as much and as often as it may, %s, is never cut', (_, local) => {
  const memory = { local };
  expect(heard(every(200, { kaktus: 2, type: 'memory', memory }, 500))).toBe(500);
});

test('after a pause of the page, all that waited is heard', () => {
  const waited = every(0, { kaktus: 1 }, 250);
  const later = every(20, { kaktus: 1 }, 1000).map(({ at, data }) => ({ at: at + 20, data }));
  expect(heard([...waited, ...later])).toBe(1250);
});

const cycle: Record<string, unknown> = {};
cycle.self = [cycle, cycle];

test.each([
  ['a text of 50 million characters', 'x'.repeat(50_000_000), 0],
  ['as many short ones', Array.from({ length: 1_000_000 }, (_, index) => `${index}`), 0],
  ['a million names', Object.fromEntries([...Array(1_000_000).keys()].map((n) => [n, ''])), 0],
  ['a structure that contains itself', cycle, 0],
  ['files', new ArrayBuffer(8), 5],
])('%s are too much', (_, data, passed) => {
  expect(heard(every(0, data, 10))).toBe(passed);
});

test('progress is kept for each account and lesson', () => {
  keepProgress('anna', lesson, { stars: { a: 2, b: 3 }, words: {} });
  keepLastPlayed('anna', lesson);
  expect(storedProgress('anna', lesson)).toEqual({ stars: { a: 2, b: 3 }, words: {} });
  expect(storedProgress('anna', 'kaktus-1/zahlen')).toBeNull();
  expect(storedProgress('ben', lesson)).toBeNull();
  expect(achievementsOf(childOf('anna')).lastPlayed).toBe(lesson);
  expect(achievementsOf(childOf('anna')).starsIn(lesson)).toBe(5);
  expect(achievementsOf(childOf('ben')).starsIn(lesson)).toBe(0);
});

test('one account is forgotten, the other stays', () => {
  keepProgress('anna', lesson, progress as never);
  keepProgress('ben', lesson, progress as never);
  forgetFamily('anna');
  expect(storedProgress('anna', lesson)).toBeNull();
  expect(storedProgress('ben', lesson)).toEqual(progress);
});

test('what cannot be read in the storage counts as nothing', () => {
  localStorage.setItem('kaktus.progress.anna', '{"lessons":');
  expect(storedProgress('anna', lesson)).toBeNull();
  keepProgress('anna', lesson, { stars: {}, words: {} });
  expect(storedProgress('anna', lesson)).toEqual({ stars: {}, words: {} });
});

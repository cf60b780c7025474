import { beforeEach, expect, test, vi } from 'vitest';
import { longestMemory, memoryFromName, readFromLesson, type Memory } from 'kaktus-shared/bridge';
import { maxLessonCharacters } from '../../src/device/lesson-storage';
import { forgetMemory, keepMemory, storedMemoryName } from '../../src/device/memory';

const lesson = 'gast-1/storyline';
const memory = { local: { slide: '3' }, cookies: { seen: '1' } };

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what a lesson stores is there the next time, for this account and lesson only', () => {
  keepMemory('anna', lesson, memory);
  expect(memoryFromName(storedMemoryName('anna', lesson), lesson)).toEqual(memory);
  expect(storedMemoryName('ben', lesson)).toBe('');
  expect(storedMemoryName('anna', 'gast-1/html5')).toBe('');
});

/** One lesson after the other, each a moment later. */
function play(userId: string, count: number, memory: Memory): void {
  let time = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++time);
  for (let number = 1; number <= count; number += 1) keepMemory(userId, `gast-1/${number}`, memory);
}
const playedOf = (userId: string) =>
  [...Array(60).keys()].filter((number) => storedMemoryName(userId, `gast-1/${number}`));
const storedSize = () =>
  Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);

test('all lessons go on where they were left, as long as they store little', () => {
  play('anna', 32, memory);
  expect(playedOf('anna')).toHaveLength(32);
});

test('the lessons that were played last have the room, whoever played them', () => {
  const large = { local: { state: 'x'.repeat(190_000) } };
  play('anna', 12, large);
  expect(playedOf('anna')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  vi.spyOn(Date, 'now').mockReturnValue(100);
  keepMemory('ben', 'gast-1/1', large);
  expect(playedOf('anna')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(playedOf('ben')).toEqual([1]);
  expect(storedSize()).toBeLessThan(maxLessonCharacters);
});

test('nothing of a deleted account stays, and everything of another', () => {
  keepMemory('anna', lesson, memory);
  keepMemory('annabell', lesson, memory);
  forgetMemory('anna');
  expect(storedMemoryName('anna', lesson)).toBe('');
  expect(storedMemoryName('annabell', lesson)).not.toBe('');
});

test.each([
  ['of an older version', { kaktus: 1, memory }],
  ['about another lesson', { lesson: 'gast-1/html5', memory }],
  ['that is too long', { memory: { local: { a: 'x'.repeat(longestMemory) } } }],
  ['with an area that nobody knows', { memory: { secrets: { a: '1' } } }],
  ['with something other than texts', { memory: { local: { a: 1 } } }],
])('a message %s is dropped', (_, part) => {
  const message = { kaktus: 2, type: 'memory', lesson, ...part };
  expect(readFromLesson(message, lesson)).toBeNull();
  expect(readFromLesson({ kaktus: 2, type: 'memory', lesson, memory }, lesson)).not.toBeNull();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { longestMemory, memoryFromName, readFromLesson } from 'kaktus-shared/bridge';
import { forgetMemory, keepMemory, keptMemoryName } from '../../src/device/memory';

const lesson = 'gast-1/storyline';
const memory = { local: { slide: '3' }, cookies: { seen: '1' } };

beforeEach(() => localStorage.clear());

test('what a lesson stores is there the next time, for this account and lesson only', () => {
  keepMemory('anna', lesson, memory);
  expect(memoryFromName(keptMemoryName('anna', lesson), lesson)).toEqual(memory);
  expect(keptMemoryName('ben', lesson)).toBe('');
  expect(keptMemoryName('anna', 'gast-1/html5')).toBe('');
});

test('the lessons that were played last have the room', () => {
  vi.spyOn(Date, 'now').mockImplementation(() => ++time);
  let time = 0;
  for (let number = 1; number <= 12; number += 1) keepMemory('anna', `gast-1/${number}`, memory);
  keepMemory('ben', 'gast-1/1', memory);
  const left = [...Array(12).keys()].filter((index) =>
    keptMemoryName('anna', `gast-1/${index + 1}`),
  );
  expect(left.map((index) => index + 1)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(keptMemoryName('ben', 'gast-1/1')).not.toBe('');
});

test('nothing of a deleted account stays, and everything of another', () => {
  keepMemory('anna', lesson, memory);
  keepMemory('annabell', lesson, memory);
  forgetMemory('anna');
  expect(keptMemoryName('anna', lesson)).toBe('');
  expect(keptMemoryName('annabell', lesson)).not.toBe('');
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

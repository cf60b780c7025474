import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestMemory, memoryAsName, readFromLesson } from 'kaktus-shared/bridge';
import { cookieText, setCookie } from './cookies.ts';
import { openMemory } from './lesson-memory.ts';

const lesson = 'kaktus-1/farben';

function opened(storedName = '') {
  const sent: unknown[] = [];
  let name = storedName;
  const memory = openMemory(
    lesson,
    { read: () => name, write: (text) => (name = text) },
    (message) => sent.push(structuredClone(message)),
  );
  return { memory, sent, name: () => name };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a storage behaves like the browser’s own', () => {
  const local = opened().memory.area('local');
  local.setItem('a', '1');
  local.b = 2;
  expect([local.getItem('a'), local.b, local.length, local.key(1)]).toEqual(['1', '2', 2, 'b']);
  expect([local.getItem('c'), local.c, 'a' in local, 'c' in local]).toEqual([
    null,
    undefined,
    true,
    false,
  ]);
  expect(Object.keys(local)).toEqual(['a', 'b']);
  delete local.b;
  local.removeItem('missing');
  expect(JSON.stringify(local)).toBe('{"a":"1"}');
  local.clear();
  expect(local.length).toBe(0);
});

test('names that an object has anyway are ordinary names', () => {
  const local = opened().memory.area('local');
  expect(local.getItem('constructor')).toBeNull();
  local.setItem('__proto__', 'x');
  local.setItem('length', '7');
  expect([local.getItem('__proto__'), local.getItem('length'), local.length]).toEqual([
    'x',
    '7',
    2,
  ]);
});

test('the host gets what was stored, soon and not too often, and accepts it', () => {
  const { memory, sent } = opened();
  memory.area('local').setItem('slide', '3');
  vi.advanceTimersByTime(0);
  for (let slide = 4; slide < 60; slide += 1) memory.area('local').setItem('slide', String(slide));
  memory.area('session').setItem('tab', 'stays here');
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
  expect(readFromLesson(sent[1], lesson)).toEqual({
    type: 'memory',
    memory: { local: { slide: '59' } },
  });
});

test('it begins with what the host has put into the name of the frame', () => {
  const storedName = memoryAsName(lesson, { local: { slide: '3' }, cookies: { seen: '1' } });
  const { memory, name } = opened(storedName);
  expect(memory.area('local').getItem('slide')).toBe('3');
  memory.area('session').setItem('tab', 'x');
  expect(opened(name()).memory.area('session').getItem('tab')).toBe('x');
});

test.each(['', 'null', '{}', 'a name', memoryAsName('kaktus-1/zahlen', { local: { slide: '3' } })])(
  'it begins empty with anything else: %s',
  (storedName) => {
    expect(opened(storedName).memory.area('local').length).toBe(0);
  },
);

test('a full storage says so, like the browser’s own', () => {
  const local = opened().memory.area('local');
  local.setItem('a', 'x'.repeat(longestMemory / 2 - 10));
  expect(() => local.setItem('b', 'x'.repeat(20))).toThrow('full');
  local.setItem('a', 'short');
  local.setItem('b', 'x'.repeat(20));
  expect(local.length).toBe(2);
});

test('stars are never taken away', () => {
  const { memory, sent } = opened();
  for (const stars of [0, 2, 1, 2, 3] as const) memory.reach(stars);
  const messages = sent.map((message) => readFromLesson(message, lesson));
  expect(messages).toEqual([
    { type: 'progress', progress: { stars: { lesson: 2 }, words: {} } },
    { type: 'progress', progress: { stars: { lesson: 3 }, words: {} } },
  ]);
});

test('cookies are set, changed and removed', () => {
  const jar = opened().memory.area('cookies');
  setCookie(jar, 'a=1; path=/', 0);
  setCookie(jar, 'b = two=2 ;secure', 0);
  setCookie(jar, 'a=3; expires=Fri, 31 Dec 2100 12:00:00 GMT', 0);
  setCookie(jar, 'bare', 0);
  expect(cookieText(jar)).toBe('a=3; b=two=2; bare');
  setCookie(jar, 'a=; expires=Thu, 01 Jan 1970 00:00:01 GMT', Date.parse('2026-11-16'));
  setCookie(jar, 'b=; max-age=0', 0);
  expect(cookieText(jar)).toBe('bare');
});

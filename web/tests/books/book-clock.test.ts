/** Until when books open: a clock that follows the server and never goes back. */
import { beforeEach, expect, test, vi } from 'vitest';
import { bookTime, isTooLongOffline, noteServerTime } from '../../src/device/books/book-clock';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-18T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  return () => void vi.useRealTimers();
});

test('it goes on with the clock of the device', () => {
  noteServerTime(now);
  vi.setSystemTime(now + day);
  expect(bookTime()).toBe(now + day);
});

test('it does not go back when the device does, not even to what it once was', () => {
  noteServerTime(now);
  vi.setSystemTime(now + 30 * day);
  bookTime();
  vi.setSystemTime(now + day);
  expect(bookTime()).toBe(now + 30 * day);
});

test('a device whose clock is wrong gets the time of the server', () => {
  vi.setSystemTime(now - 2000 * day);
  noteServerTime(now);
  vi.setSystemTime(now - 1999 * day);
  expect(bookTime()).toBe(now + day);
});

test('a clock that was ahead for a while locks nobody out once the server is met', () => {
  noteServerTime(now);
  vi.setSystemTime(now + 900 * day);
  bookTime();
  vi.setSystemTime(now);
  expect(bookTime()).toBe(now + 900 * day);
  noteServerTime(now);
  expect(bookTime()).toBe(now);
});

test('no book opens after 45 days without the server', () => {
  noteServerTime(now);
  vi.setSystemTime(now + 45 * day);
  expect(isTooLongOffline()).toBe(false);
  vi.setSystemTime(now + 45 * day + 1);
  expect(isTooLongOffline()).toBe(true);
  noteServerTime(now + 46 * day);
  expect(isTooLongOffline()).toBe(false);
});

test('a device that has never met it, or whose storage was emptied, opens none', () => {
  expect(isTooLongOffline()).toBe(true);
  localStorage.setItem('kaktus.bookClock', '{"latest":"a"}');
  expect(isTooLongOffline()).toBe(true);
});

/** A browser whose storage is full: what matters is stored, and nothing that was stored before is lost. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addChild, childOf, isUnsaved } from '../../src/device/children/families';
import { keepMemory, storedMemoryName } from '../../src/device/memory';
import { keepPendingCode } from '../../src/device/pending-code';
import { keepProgress, storedProgress } from '../../src/device/progress';
import { writeToken } from '../../src/device/reader-token';
import { visit } from '../visit';

const lesson = 'kaktus-1/farben';

/** Fills what is left of the storage, with a real value of the largest size that fits. */
function fill(key: string): void {
  let text = localStorage.getItem(key) ?? '';
  for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(key, text + 'x'.repeat(size));
      text += 'x'.repeat(size);
    } catch {
      // Half as much.
    }
  }
}

beforeEach(() => localStorage.clear());

test('what lessons have stored makes way for the reader', () => {
  keepMemory('anna', 'gast-1/1', { local: { a: 'x'.repeat(100_000) } });
  keepMemory('anna', 'gast-1/2', { local: { a: 'x'.repeat(100_000) } });
  fill('kaktus.memory.somebody gast-1/3');
  writeToken('t'.repeat(60));
  keepPendingCode('ABCDEFGHJKMS');
  addChild('anna', { name: 'Ben', picture: 'hund' });
  keepProgress('anna', lesson, { stars: { a: 3 }, words: {} });
  expect(isUnsaved()).toBe(false);
  expect(localStorage.getItem('kaktus.token')).toBe('t'.repeat(60));
  expect(localStorage.getItem('kaktus.pendingCode')).toContain('ABCDEFGHJKMS');
  expect(localStorage.getItem('kaktus.children.anna')).toContain('"stars":{"a":3}');
});

test('a lesson that finds no room loses nothing, and takes none from the reader', () => {
  writeToken('token');
  keepProgress('anna', lesson, { stars: { a: 2 }, words: {} });
  keepMemory('anna', 'gast-1/1', { local: { slide: '3' } });
  keepMemory('ben', 'gast-1/2', { local: { slide: '7' } });
  const before = { ...localStorage };
  fill('filler');
  keepMemory('anna', 'gast-1/1', { local: { slide: 'x'.repeat(150_000) } });
  localStorage.removeItem('filler');
  expect({ ...localStorage }).toEqual(before);
  expect(storedMemoryName('anna', 'gast-1/1')).toContain('xxx');
});

test('where nothing can make way, progress lasts as long as the page, and the page says so', async () => {
  keepProgress('anna', lesson, { stars: { a: 2 }, words: {} });
  const before = localStorage.getItem('kaktus.children.anna');
  visit('/garden', { as: 'anna' });
  await screen.findByRole('heading', { level: 1 });
  fill('filler');
  act(() => keepProgress('anna', lesson, { stars: { a: 3, bbbbbbbbbb: 3 }, words: {} }));
  expect(localStorage.getItem('kaktus.children.anna')).toBe(before);
  expect(storedProgress('anna', lesson)?.stars).toEqual({ a: 3, bbbbbbbbbb: 3 });
  expect(await screen.findByText(/no room left/)).toBeVisible();
  localStorage.removeItem('filler');
  act(() => keepProgress('anna', lesson, { stars: { a: 3 }, words: {} }));
  expect(screen.queryByText(/no room left/)).toBeNull();
  expect(childOf('anna').lessons[lesson]?.stars).toEqual({ a: 3 });
});

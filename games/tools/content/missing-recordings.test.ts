// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFiles } from './content';
import { missingRecordings } from './missing-recordings';
import { productsPlugin } from '../products/products-plugin';

const root = new URL('../..', import.meta.url).pathname;
/** The lessons as they are, but nobody has recorded the dog. */
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kaktus-unrecorded-'));
  for (const part of [
    'activities',
    'drawing',
    'kit',
    'lessons',
    'pictures',
    'player',
    'vocabulary',
  ]) {
    symlinkSync(join(root, part), join(copy, part));
  }
  mkdirSync(join(copy, 'audio'));
  for (const folder of readdirSync(join(root, 'audio')).filter((name) => name !== 'tiere')) {
    symlinkSync(join(root, 'audio', folder), join(copy, 'audio', folder));
  }
  cpSync(join(root, 'audio/tiere'), join(copy, 'audio/tiere'), {
    recursive: true,
    filter: (path) => !path.endsWith('/hund.mp3'),
  });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('nothing is missing in the lessons that are shipped', () => {
  expect(missingRecordings(root, readFiles(root))).toEqual([]);
});

test('a word without a recording is named, with the file that would have it', () => {
  expect(missingRecordings(copy, readFiles(copy))).toEqual([
    'Warning: no recording yet of "der Hund": games/audio/tiere/hund.mp3',
    expect.stringContaining('docs/content.md'),
  ]);
});

test('many of them are counted, and not all listed', () => {
  rmSync(join(copy, 'audio/phrases'));
  const lines = missingRecordings(copy, readFiles(copy));
  expect(lines).toHaveLength(22);
  expect(lines.at(-2)).toMatch(/^Warning: no recording yet of \d+ other texts$/);
});

test('the build goes on, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const config = productsPlugin(copy).config as NonNullable<Plugin['config']> & (() => unknown);
  expect(config()).toMatchObject({ build: {} });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"der Hund"'));
});

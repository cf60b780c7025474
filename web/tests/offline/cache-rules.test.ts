/** What the service worker answers itself, and what it must never touch. */
import { expect, test } from 'vitest';
import {
  cacheName,
  isOfBuild,
  oldCaches,
  oldWords,
  rangeOf,
  cacheRuleFor,
  type Build,
} from '../../src/offline/cache-rules';

const origin = 'https://lernen.example.org';
const build: Build = {
  version: 'abc',
  files: ['/assets/index-1.js', '/assets/index-1.css', '/theme.js', '/offline.html'],
  words: ['/assets/words/hund-2.mp3', '/assets/words/hund-1.svg'],
  routes: ['/', '/library', '/auth/action'],
};

const ask = (path: string, with_: object = {}) =>
  cacheRuleFor(
    { method: 'GET', url: new URL(path, origin).href, mode: 'no-cors', destination: '', ...with_ },
    origin,
    build,
  );
const visit = (path: string, destination = 'document') =>
  ask(path, { mode: 'navigate', destination });

test.each([
  ['/api/me'],
  ['/api/'],
  ['/content/token/kaktus-1/farben/story.html'],
  ['/mailbox'],
  ['/mailbox/1'],
  ['/desk/'],
  ['/healthz'],
  ['/readyz'],
])('%s is left alone, as a file and as a page', (path) => {
  expect(ask(path)).toBe('leave');
  expect(visit(path)).toBe('leave');
});

test('a picture of a tile may come from a book on the device; opened by itself it is left alone', () => {
  expect(ask('/thumbs/kaktus-1/farben.webp?v=1')).toBe('thumb');
  expect(visit('/thumbs/kaktus-1/farben.webp?v=1')).toBe('leave');
});

test('the shell of a lesson is answered to a frame, and its address to nothing else', () => {
  expect(visit('/lesson-shell', 'iframe')).toBe('lessonShell');
  expect(visit('/lesson-shell?any', 'iframe')).toBe('lessonShell');
  for (const destination of ['document', 'frame', 'object', 'embed', ''])
    expect(visit('/lesson-shell', destination)).toBe('nothing');
  expect(ask('/lesson-shell')).toBe('nothing');
  expect(ask('/lesson-shell', { destination: 'iframe' })).toBe('nothing');
  expect(visit('/lesson-shell/', 'iframe')).toBe('leave');
  expect(visit('/lesson-shell', 'document')).not.toBe('page');
});

test('only what is read from this site is answered', () => {
  expect(ask('/library', { method: 'POST', mode: 'navigate', destination: 'document' })).toBe(
    'leave',
  );
  expect(ask('https://elsewhere.example.org/assets/index-1.js')).toBe('leave');
  expect(ask('/service-worker.js')).toBe('leave');
  expect(ask('/manifest.webmanifest')).toBe('leave');
});

test('a page of the application is its shell, whatever follows the address', () => {
  for (const path of ['/', '/library', '/library/', '/auth/action?mode=verifyEmail&oobCode=x'])
    expect(visit(path)).toBe('shell');
});

test('another address is match for, as it may exist; a page inside a frame is not ours to answer', () => {
  expect(visit('/no/such/page')).toBe('page');
  expect(visit('/apiary')).toBe('page');
  expect(visit('/library', 'iframe')).toBe('leave');
});

test('a picture of the landing page is fetched by the browser itself', () => {
  expect(ask('/assets/baskets-1.webp', { destination: 'image' })).toBe('leave');
});

test('files of this version and of the one before are kept', () => {
  for (const path of ['/assets/index-1.js', '/assets/index-0.js', '/theme.js'])
    expect(ask(path)).toBe('file');
});

test('a page of another version is recognised by what it loads', () => {
  const page = (script: string) =>
    `<link href="/assets/index-1.css"><script src="/assets/${script}"></script>`;
  expect(isOfBuild(page('index-1.js'), build)).toBe(true);
  expect(isOfBuild(page('index-2.js'), build)).toBe(false);
  expect(isOfBuild('<h1>Please pay for the hotel’s network</h1>', build)).toBe(false);
});

test('recordings and drawings of former versions are old', () => {
  const kept = ['hund-1.mp3', 'hund-2.mp3', 'hund-1.svg'];
  const addresses = kept.map((name) => `${origin}/assets/words/${name}`);
  expect(oldWords(addresses, build)).toEqual([`${origin}/assets/words/hund-1.mp3`]);
});

test('only caches of other versions are old', () => {
  const names = [cacheName(build), cacheName({ ...build, version: 'older' }), 'somebody-else'];
  expect(oldCaches(names, build)).toEqual([cacheName({ ...build, version: 'older' })]);
});

test('pictures and sounds of words are kept once they were match for', () => {
  expect(ask('/assets/words/hund-1.mp3')).toBe('word');
  expect(visit('/assets/words/hund-1.mp3')).toBe('page');
});

test.each([
  [null, null],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-500', [90, 99]],
  ['bytes=100-', null],
  ['bytes=-5', null],
])('of a sound with 100 bytes, a player that asks for %s gets %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lesson } from '../../kit/lesson';
import { sounds } from '../../kit/speech/sounds';
import { readFiles } from '../content/content';
import { listFile } from './file-list';
import { guideFile } from './guide';

type Guide = {
  words: {
    id: string;
    picture: string;
    outline: string;
    sound: string;
    sentence: { sound: string };
    meanings: Record<string, string>;
  }[];
  texts: { title: string; lines: { sound: string }[] }[];
};

type FileList = { modules: string[]; files: [name: string, size: number, digest: string][] };
type Manifest = { slug: string; lessons: { slug: string; title: string }[] };

const root = new URL('../..', import.meta.url).pathname;
const catalogue = new URL('../../../server/kaktus/library/catalogue/books/', import.meta.url);
const files = new Map<string, string | Uint8Array>();
const text = (path: string) => String(files.get(path) ?? '');
const pages = () => [...files.keys()].filter((path) => path.endsWith('/story.html'));
const lessonIn = (page: string) =>
  JSON.parse(/id="lesson">(.*)<\/script>/.exec(text(page))?.[1] ?? '') as Lesson;

/** Fetched by pages of the library, and by no game. */
const forGrownUps = (path: string) => path === guideFile || path.startsWith('outlines/');
const forPages = (path: string) => forGrownUps(path) || path === listFile;

beforeAll(async () => {
  const built = (await build({ root, build: { write: false } })) as Rolldown.RolldownOutput;
  for (const file of built.output) if (file.type === 'asset') files.set(file.fileName, file.source);
});

test('the packages with work in the lessons are listed, and no others', () => {
  const listed = JSON.parse(text('third-party.json')) as { name: string; licence: string }[];
  expect(listed.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
    '@fontsource/andika: OFL-1.1',
    'preact: MIT',
    'vite: MIT',
  ]);
});

test('every book says what it is, and has a folder for each of its lessons', () => {
  const books = readFiles(root).books.map(
    ({ slug }) => JSON.parse(text(`${slug}/book.json`)) as Manifest,
  );
  const folders = books.flatMap((book) =>
    book.lessons.map((lesson) => `${book.slug}/${lesson.slug}/story.html`),
  );
  expect(pages().sort()).toEqual(folders.sort());
});

test('the books of the specification begin with its lessons', () => {
  for (const name of readdirSync(catalogue)) {
    const { lessons: specified, ...book } = JSON.parse(
      readFileSync(new URL(name, catalogue), 'utf8'),
    ) as Manifest;
    const { lessons, ...manifest } = JSON.parse(text(`${book.slug}/book.json`)) as Manifest;
    expect(manifest).toEqual(book);
    expect(lessons.slice(0, specified.length)).toEqual(specified);
  }
});

describe('every product', () => {
  test('is complete: whatever its page names lies in its folder', () => {
    for (const page of pages()) {
      const folder = page.replace('story.html', '');
      const lesson = lessonIn(page);
      const linked = [...text(page).matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1]);
      const named = [
        ...linked.filter((link) => link !== 'data:,'),
        ...lesson.cover,
        ...lesson.words.map((word) => word.picture),
        ...lesson.activities.flatMap(({ module, icon }) => [module, icon]),
        ...lesson.recordings.map((path) => `audio/${path}.mp3`),
        ...sounds.map((name) => `audio/sounds/${name}.mp3`),
        'thumb.svg',
      ];
      for (const name of named)
        expect(files.has(`${folder}${name}`), `${folder}${name}`).toBe(true);
    }
  });

  test('names all of its files, so that they can be fetched ahead', () => {
    for (const page of pages()) {
      const folder = page.replace('story.html', '');
      const linked = [...text(page).matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1]);
      // The fall-backs are loaded by gate.js, and only in old browsers.
      const ownFiles = [...files.keys()].filter(
        (path) =>
          path.startsWith(folder) &&
          !forPages(path.slice(folder.length)) &&
          !path.endsWith('/browsers/fallbacks.js'),
      );
      expect([...linked, ...lessonIn(page).files, 'story.html', 'thumb.svg']).toEqual(
        expect.arrayContaining(ownFiles.map((path) => path.slice(folder.length))),
      );
      for (const file of lessonIn(page).files) expect(files.has(folder + file), file).toBe(true);
    }
  });

  test('tells parents its words, with what each names in its folder, and its sentences', () => {
    for (const page of pages()) {
      const folder = page.replace('story.html', '');
      const { words, texts } = JSON.parse(text(`${folder}${guideFile}`)) as Guide;
      expect(words.map(({ id }) => id)).toEqual(lessonIn(page).words.map(({ id }) => id));
      for (const { picture, outline, sound, sentence, meanings } of words) {
        expect(Object.values(meanings).every(Boolean)).toBe(true);
        for (const path of [picture, outline, sound, sentence.sound])
          expect(files.has(`${folder}${path}`), `${folder}${path}`).toBe(true);
      }
      for (const { title, lines } of texts) {
        expect(title).not.toBe('');
        for (const { sound } of lines) expect(files.has(`${folder}${sound}`), sound).toBe(true);
      }
      expect(lessonIn(page).files.filter(forGrownUps)).toEqual([]);
    }
  });

  test('lists what a device has to store to play it, with sizes and digests', () => {
    for (const page of pages()) {
      const folder = page.replace('story.html', '');
      const list = JSON.parse(text(`${folder}${listFile}`)) as FileList;
      const listed = new Map(list.files.map(([name, ...rest]) => [name, rest]));
      const played = [...lessonIn(page).files.filter((name) => !/gate|watch-/.test(name))];
      for (const name of ['story.html', 'browsers/fallbacks.js', ...played])
        expect(listed.has(name), folder + name).toBe(true);
      for (const [name, [size, digest]] of listed) {
        const bytes = Buffer.from(files.get(`${folder}${name}`) ?? '');
        expect(size).toBe(bytes.length);
        expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'));
      }
      expect(
        [...listed.keys()].filter((name) => /^(thumb|words|outlines|files)/.test(name)),
      ).toEqual([]);
    }
  });

  test('lists its scripts in an order in which each can get its address after those it imports', () => {
    for (const page of pages()) {
      const folder = page.replace('story.html', '');
      const { modules } = JSON.parse(text(`${folder}${listFile}`)) as FileList;
      modules.forEach((name, place) => {
        const imports = [...text(folder + name).matchAll(/from"(\.[^"]+)"/g)].map(([, path = '']) =>
          new URL(path, `http://lesson/${name}`).pathname.slice(1),
        );
        expect(modules.slice(0, place)).toEqual(expect.arrayContaining(imports));
      });
      for (const { module } of lessonIn(page).activities) expect(modules).toContain(module);
    }
  });

  test('holds code that the build has finished', () => {
    const scripts = [...files.keys()].filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThanOrEqual(pages().length * 3);
    for (const path of scripts) expect(text(path), path).not.toContain('__VITE_');
  });

  test('runs nothing inline and carries no style in its page', () => {
    for (const page of pages()) {
      expect(text(page)).toContain('<html lang="de">');
      expect(text(page)).not.toMatch(/<style|style="| on\w+="/);
      const scripts = [...text(page).matchAll(/<script ([^>]*)>/g)].map((match) => match[1]);
      expect(scripts).toEqual([
        'src="browsers/gate.js"',
        expect.stringMatching(/^src="watch-[\w-]+\.js"$/),
        expect.stringMatching(/^type="module" src="player-[\w-]+\.js"$/),
        'type="application/json" id="lesson"',
      ]);
    }
  });

  test('has a thumbnail that readers load with at most 15 kB', () => {
    for (const page of pages()) {
      const thumb = text(page.replace('story.html', 'thumb.svg'));
      expect(thumb).toMatch(/^<svg /);
      expect(gzipSync(thumb).length, page).toBeLessThanOrEqual(15_000);
    }
  });

  test('has a thumbnail that is one drawing, without others set up inside it', () => {
    for (const page of pages()) {
      const thumb = text(page.replace('story.html', 'thumb.svg'));
      expect(thumb).not.toContain('data:image/svg+xml');
      const ids = [...thumb.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, used] of thumb.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    }
  });
});

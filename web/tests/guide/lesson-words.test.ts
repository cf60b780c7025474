/** What the pages take from a lesson's own files: anybody may have made the lesson. */
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLessonWords, readLessonWords } from '../../src/api/lesson-words';
import { tiere } from './words';

const lesson = 'https://library.example/content/token/kaktus-1/tiere/story.html';
const [hund] = tiere.words;
const read = (value: unknown) => readLessonWords(lesson, value);
const withHund = (change: object) => read({ ...tiere, words: [{ ...hund, ...change }] });

test('words and texts get links into the folder of the lesson', () => {
  const found = read(tiere);
  expect(found?.words).toHaveLength(tiere.words.length);
  const folder = 'https://library.example/content/token/kaktus-1/tiere/';
  expect(found?.words[0]).toMatchObject({
    de: 'Hund',
    many: false,
    picture: `${folder}pictures/tiere/hund.svg`,
    sound: `${folder}audio/tiere/hund.mp3`,
  });
  expect(found?.texts[0]?.lines[0]?.sound).toBe(`${folder}audio/kaktus-1/tiere/story-1.mp3`);
});

test.each([
  ['another host', 'https://elsewhere.example/a.svg'],
  ['another host without its scheme', '//elsewhere.example/a.svg'],
  ['another folder', '../../../kaktus-2/tiere/a.svg'],
  ['a hidden way out', 'pictures/../../a.svg'],
  ['the top of the library', '/api/me.svg'],
  ['data', 'data:image/svg+xml,a.svg'],
  ['a script', 'javascript:a.svg'],
  ['a file of another kind', 'story.html'],
  ['nothing', undefined],
])('a picture at %s is none', (_where, picture) => {
  expect(withHund({ picture })).toBeNull();
});

test.each([
  ['no object', 'words'],
  ['no words', { words: [], texts: [] }],
  ['too many words', { ...tiere, words: Array(61).fill(hund) }],
  ['the same word twice', { ...tiere, words: [hund, hund] }],
  ['two texts of one name', { ...tiere, texts: [tiere.texts[0], tiere.texts[0]] }],
  ['a word that turns the text around', { ...tiere, words: [{ ...hund, de: 'Hund\u202e' }] }],
  ['a word of several lines', { ...tiere, words: [{ ...hund, de: 'Hund\n\n' }] }],
  ['a list with a foreign prototype', JSON.parse('{"__proto__": {"words": [], "texts": []}}')],
  ['lists that are objects', { words: { length: 1, 0: hund }, texts: {} }],
  ['an endless word', { ...tiere, words: [{ ...hund, de: 'x'.repeat(301) }] }],
  ['an unknown article', { ...tiere, words: [{ ...hund, article: 'le' }] }],
  ['a text without lines', { ...tiere, texts: [{ title: 'Reim', whole: true }] }],
])('%s is not taken', (_what, value) => {
  expect(read(value)).toBeNull();
});

test('a recording elsewhere is left out, and meanings that are no texts', () => {
  const found = withHund({
    sound: 'https://elsewhere.example/a.mp3',
    meanings: { en: 7, tr: 'köpek' },
  });
  expect(found?.words[0]?.sound).toBeUndefined();
  expect(found?.words[0]?.meanings).toEqual({ tr: 'köpek' });
});

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: BodyInit) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  return fetchLessonWords(lesson);
}

test('markup in a word stays text', () => {
  const markup = '<img src=x onerror=alert(1)>';
  expect(withHund({ de: markup })?.words[0]?.de).toBe(markup);
});

test('a million words are not read to their end', async () => {
  let sent = 0;
  const pull = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    sent += 65_536;
    stream.enqueue(new TextEncoder().encode('{"words":['.padEnd(65_536, '1,')));
    if (sent > 100_000_000) stream.close();
  };
  expect(await answerWith(new ReadableStream({ pull }))).toBeNull();
  expect(sent).toBeLessThan(1_000_000);
});

test.each([
  ['deeper than a parser goes', '['.repeat(190_000)],
  ['no JSON', '<!doctype html>'],
  ['nothing', ''],
])('%s is no list', async (_what, body) => {
  expect(await answerWith(body)).toBeNull();
});

test('an honest list arrives whole', async () => {
  expect((await answerWith(JSON.stringify(tiere)))?.words).toHaveLength(tiere.words.length);
});

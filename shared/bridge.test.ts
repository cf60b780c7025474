import { describe, expect, test } from 'vitest';
import { readFromHost, readFromLesson, readProgress } from './bridge';

const lesson = 'kaktus-1/farben';
const progress = { stars: { 'hear-and-find': 3 }, words: { rot: ['2026-11-15'] }, sound: false };
const message = { kaktus: 1, lesson, type: 'progress', progress };

describe('the host', () => {
  test('hears messages of version 1 about its lesson', () => {
    expect(readFromLesson({ kaktus: 1, lesson, type: 'ready' }, lesson)).toEqual({ type: 'ready' });
    expect(readFromLesson({ kaktus: 1, lesson, type: 'ask' }, lesson)).toEqual({ type: 'ask' });
    expect(readFromLesson(message, lesson)).toEqual({ type: 'progress', progress });
  });

  test.each([
    ['nothing', null],
    ['a text', 'ready'],
    ['another version', { ...message, kaktus: 2 }],
    ['a version as text', { ...message, kaktus: '1' }],
    ['another lesson', { ...message, lesson: 'kaktus-1/zahlen' }],
    ['no lesson', { kaktus: 1, type: 'ready' }],
    ['an unknown type', { ...message, type: 'steal' }],
    ['its own answer', { ...message, type: 'kept' }],
    ['no progress', { ...message, progress: undefined }],
  ])('does not hear %s', (_, data) => expect(readFromLesson(data, lesson)).toBeNull());
});

describe('the lesson', () => {
  const storedProgress = { kaktus: 1, type: 'kept', progress };

  test('hears what was kept', () => expect(readFromHost(storedProgress)).toEqual(progress));

  test.each([
    ['nothing', null],
    ['another version', { ...storedProgress, kaktus: 2 }],
    ['its own report', message],
    ['that nothing was kept', { ...storedProgress, progress: null }],
    ['what is no progress', { ...storedProgress, progress: { stars: { a: 7 }, words: {} } }],
  ])('does not hear %s', (_, data) => expect(readFromHost(data)).toBeNull());
});

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value]));

test.each([
  ['too many stars', { ...progress, stars: { a: 4 } }],
  ['stars that are no number', { ...progress, stars: { a: '3' } }],
  ['too many activities', { ...progress, stars: many(51, 1) }],
  ['too many words', { ...progress, words: many(301, []) }],
  ['too many days', { ...progress, words: { rot: Array(11).fill('2026-11-15') } }],
  ['a day that is none', { ...progress, words: { rot: ['<script>'] } }],
  ['a name that is too long', { ...progress, stars: { ['a'.repeat(65)]: 1 } }],
  ['a dangerous name', { ...progress, stars: JSON.parse('{"__proto__": 1}') as unknown }],
  ['a list for a record', { ...progress, stars: [1, 2] }],
  ['a map for a record', { ...progress, words: new Map() }],
  ['a sound that is no switch', { ...progress, sound: 'loud' }],
])('progress with %s is refused whole', (_, value) => expect(readProgress(value)).toBeNull());

test('what else is in progress is left behind', () => {
  expect(readProgress({ ...progress, name: 'Lena' })).toEqual(progress);
});

describe('a recording', () => {
  const wish = { kaktus: 4, type: 'record', lesson, wish: 'start' };

  test.each(['open', 'start', 'stop', 'play', 'forget'])('is asked for: %s', (one) => {
    expect(readFromLesson({ ...wish, wish: one }, lesson)).toEqual({ type: 'record', wish: one });
  });

  test.each([
    ['of an older version', { ...wish, kaktus: 1 }],
    ['of a newer version', { ...wish, kaktus: 5 }],
    ['of another lesson', { ...wish, lesson: 'kaktus-1/zahlen' }],
    ['of no lesson', { kaktus: 4, type: 'record', wish: 'start' }],
    ['for something else', { ...wish, wish: 'upload' }],
    ['for several things', { ...wish, wish: ['start'] }],
    ['for what every object has', { ...wish, wish: 'constructor' }],
    ['for nothing', { ...wish, wish: undefined }],
    ['in the words of the host', { ...wish, type: 'recorder', state: 'ready' }],
  ])('is not heard if it is a wish %s', (_, data) => {
    expect(readFromLesson(data, lesson)).toBeNull();
  });
});

test('a sticker is a word; anything else is no sticker, and costs nothing else', () => {
  expect(readProgress({ ...progress, sticker: 'rot' })).toEqual({ ...progress, sticker: 'rot' });
  for (const sticker of [7, '', '../rot', 'a'.repeat(65), { id: 'rot' }])
    expect(readProgress({ ...progress, sticker })).toEqual(progress);
});

const begunGame = {
  version: 'abc',
  level: 2,
  seed: 7,
  day: '2026-11-15',
  words: { rot: ['2026-11-14'] },
  moves: ['rot>', 'blau>himmel'],
};

test('a game that was left in the middle is stored with the progress', () => {
  const left = { ...progress, begun: { memory: begunGame } };
  expect(readProgress(left)).toEqual(left);
});

test.each([
  ['another level', { ...begunGame, level: 4 }],
  ['no day', { ...begunGame, day: 'today' }],
  ['a seed that is no number', { ...begunGame, seed: '7' }],
  ['too many moves', { ...begunGame, moves: Array(501).fill('rot>') }],
  ['a move that is too long', { ...begunGame, moves: ['a'.repeat(101)] }],
  ['words that are none', { ...begunGame, words: { rot: 'yesterday' } }],
  ['a version that is no text', { ...begunGame, version: 1 }],
  ['nothing', null],
])('a game with %s is lost, and the stars stay', (_, game) => {
  expect(readProgress({ ...progress, begun: { memory: game } })).toEqual(progress);
});

/** What the host hears from a lesson, and what it keeps. */
import { expect, test } from 'vitest';
import {
  forgetProgress,
  keepLastPlayed,
  keepProgress,
  keptProgress,
  readAchievements,
  readProgress,
} from '../../src/device/progress';
import { createAllowance, readMessage } from '../../src/features/viewer/bridge';

const lesson = 'kaktus-1/farben';
const progress = { stars: { 'hear-and-find': 3 }, words: { rot: ['2026-11-15'] }, sound: false };
const message = { kaktus: 1, lesson, type: 'progress', progress };

test('messages of version 1 about this lesson are heard', () => {
  expect(readMessage({ kaktus: 1, lesson, type: 'ready' }, lesson)).toEqual({ type: 'ready' });
  expect(readMessage({ kaktus: 1, lesson, type: 'ask' }, lesson)).toEqual({ type: 'ask' });
  expect(readMessage(message, lesson)).toEqual({ type: 'progress', progress });
});

test.each([
  ['nothing', null],
  ['a text', 'ready'],
  ['another version', { ...message, kaktus: 2 }],
  ['a version as text', { ...message, kaktus: '1' }],
  ['another lesson', { ...message, lesson: 'kaktus-1/zahlen' }],
  ['no lesson', { kaktus: 1, type: 'ready' }],
  ['an unknown type', { ...message, type: 'steal' }],
  ['no progress', { ...message, progress: undefined }],
])('%s is not heard', (_, data) => expect(readMessage(data, lesson)).toBeNull());

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

test('what else is in a message is left behind', () => {
  expect(readProgress({ ...progress, name: 'Lena' })).toEqual(progress);
});

test('more than 20 messages in a second are too many', () => {
  const allow = createAllowance();
  const heard = Array.from({ length: 30 }, () => allow(5000)).filter(Boolean);
  expect(heard).toHaveLength(20);
  expect(allow(6000)).toBe(true);
});

test('progress is kept for each account and lesson', () => {
  keepProgress('anna', lesson, { stars: { a: 2, b: 3 }, words: {} });
  keepLastPlayed('anna', lesson);
  expect(keptProgress('anna', lesson)).toEqual({ stars: { a: 2, b: 3 }, words: {} });
  expect(keptProgress('anna', 'kaktus-1/zahlen')).toBeNull();
  expect(keptProgress('ben', lesson)).toBeNull();
  expect(readAchievements('anna').lastPlayed).toBe(lesson);
  expect(readAchievements('anna').starsIn(lesson)).toBe(5);
  expect(readAchievements('ben').starsIn(lesson)).toBe(0);
});

test('one account is forgotten, the other stays', () => {
  keepProgress('anna', lesson, progress as never);
  keepProgress('ben', lesson, progress as never);
  forgetProgress('anna');
  expect(keptProgress('anna', lesson)).toBeNull();
  expect(keptProgress('ben', lesson)).toEqual(progress);
});

test('what cannot be read in the storage counts as nothing', () => {
  localStorage.setItem('kaktus.progress.anna', '{"lessons":');
  expect(keptProgress('anna', lesson)).toBeNull();
  keepProgress('anna', lesson, { stars: {}, words: {} });
  expect(keptProgress('anna', lesson)).toEqual({ stars: {}, words: {} });
});

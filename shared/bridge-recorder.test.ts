import { expect, test } from 'vitest';
import { readLoudnessFromHost, readRecorderFromHost } from './bridge-recorder';

test('a lesson is told what the recorder does, and nothing else', () => {
  const state = { kaktus: 4, type: 'recorder', state: 'recorded' };
  expect(readRecorderFromHost(state)).toBe('recorded');
  expect(readRecorderFromHost({ ...state, state: 'uploaded' })).toBeNull();
  expect(readRecorderFromHost({ ...state, kaktus: 3 })).toBeNull();
  expect(readRecorderFromHost({ kaktus: 4, type: 'record', wish: 'start' })).toBeNull();
  expect(readRecorderFromHost(null)).toBeNull();
});

test('a lesson is told how loud a child is, and nothing else', () => {
  const message = { kaktus: 7, type: 'loudness', level: 2 };
  expect(readLoudnessFromHost(message)).toBe(2);
  for (const other of [
    { ...message, level: 4 },
    { ...message, level: 0.5 },
    { ...message, level: '2' },
    { ...message, kaktus: 4 },
    { ...message, type: 'recorder' },
    null,
  ]) {
    expect(readLoudnessFromHost(other)).toBeNull();
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { highest, letterStrokes, lines } from './letter-strokes';
import { apart, pathOf, placeLetters, step, tracksOf } from './tracks';

const vocabulary = join(import.meta.dirname, '../../vocabulary');
const words = readdirSync(vocabulary, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(vocabulary, name), 'utf8')).words)
  .map((word: { de: string }) => word.de);
const letters = Object.keys(letterStrokes);

test('every figure, and every letter of the alphabet and of every word, has its strokes', () => {
  expect(letters.join('')).toBe(
    '0123456789abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ-',
  );
  expect(words.length).toBeGreaterThan(100);
  expect([...words.join('')].filter((letter) => !letters.includes(letter))).toEqual([]);
});

test.each(letters)('%s stays within the lines, in steps that a finger can follow', (letter) => {
  for (const track of tracksOf(letter)) {
    const heights = track.map(([, y]) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(track.length > 1 ? lines.top : highest);
    expect(Math.max(...heights)).toBeLessThanOrEqual(lines.bottom);
    for (const [place, point] of track.entries()) {
      const before = track[place - 1];
      if (before) expect(apart(before, point)).toBeLessThanOrEqual(step + 0.001);
    }
  }
});

const heightOf = (letter: string) => {
  const all = tracksOf(letter).flatMap((track) => track.map(([, y]) => y));
  return [Math.min(...all), Math.max(...all)].map(Math.round);
};

test('letters use the rows they belong to', () => {
  for (const letter of 'acemnorsuvwxz') expect(heightOf(letter)).toEqual([30, 60]);
  for (const letter of 'bdhkl') expect(heightOf(letter)).toEqual([0, 60]);
  for (const letter of 'gpqy') expect(heightOf(letter)).toEqual([30, 90]);
  for (const letter of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÄß')
    expect(heightOf(letter)).toEqual([0, 60]);
});

test('dots come after the body of a letter', () => {
  for (const letter of 'ijäöüÄÖÜ') {
    const lengths = tracksOf(letter).map((track) => track.length);
    expect(lengths[0]).toBeGreaterThan(1);
    expect(lengths.at(-1)).toBe(1);
    const body = tracksOf(letter).findIndex((track) => track.length === 1);
    expect(lengths.slice(body).every((length) => length === 1)).toBe(true);
  }
});

test('an a is one round and a stem: it begins at the upper right and runs to the left', () => {
  const [track = []] = tracksOf('a');
  expect(tracksOf('a')).toHaveLength(1);
  expect(track[5]?.[0]).toBeLessThan(track[0]?.[0] ?? 0);
  expect(track.at(-1)).toEqual([29, 60]);
});

test('letters of a word stand side by side and never touch', () => {
  const placed = placeLetters('Straßenbahn');
  expect(placed.map(({ letter }) => letter).join('')).toBe('Straßenbahn');
  for (const [place, { x }] of placed.entries()) {
    const before = placed[place - 1];
    if (before) expect(x).toBeGreaterThan(before.x + before.width + 5);
  }
});

test('a dot is drawn as a line that goes nowhere', () => {
  expect(pathOf([[2, 18]])).toBe('M2.0 18.0L2.0 18.0');
});

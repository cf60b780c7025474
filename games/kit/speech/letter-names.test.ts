import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letterLabel, letterLine } from './letter-names';

const { phrases } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../activities/letters/manifest.json'), 'utf8'),
) as { phrases: Record<string, string> };

test('every letter is named by the recording of its name', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyzäöüßAÜ') {
    const { text, recording } = letterLine(letter);
    expect(phrases[recording.replace('phrases/letters-', '')]).toBe(text);
  }
});

test('a capital letter is called large', () => {
  expect([letterLabel('h'), letterLabel('H'), letterLabel('ß')]).toEqual(['h', 'großes H', 'ß']);
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mouthOf, mouthsModule, mouthsOf } from './mouths';
import { readRecordings } from './recordings';

const root = new URL('../..', import.meta.url).pathname;
const rate = 22_050;

/** A tone as loud as each number, for as long as one moment. */
function tones(...levels: number[]): Float64Array {
  const moment = Math.round(rate * 0.08);
  return Float64Array.from({ length: moment * levels.length }, (_, place) => {
    const level = levels[Math.floor(place / moment)] ?? 0;
    return Math.SQRT2 * level * Math.sin((place / rate) * 2 * Math.PI * 200);
  });
}

test('a mouth is as wide as the voice is loud', () => {
  expect(mouthOf({ rate, samples: tones(0, 0.03, 0.1, 0.2, 0.001) })).toBe('01230');
});

test('every recording has one, from closed to wide open', async () => {
  const mouths = await mouthsOf(root);
  const recordings = Object.keys(readRecordings(root));
  expect(recordings.length).toBeGreaterThan(2000);
  expect(recordings.filter((file) => !/^[0-3]+$/.test(mouths[file] ?? ''))).toEqual([]);
  const all = Object.values(mouths).join('');
  for (const width of '0123') expect(all.split(width).length / all.length).toBeGreaterThan(0.08);
  expect(Object.values(mouths).filter((mouth) => !/[23]/.test(mouth))).toEqual([]);
});

test('no build has to measure what is recorded', () => {
  const listed = JSON.parse(readFileSync(join(root, 'audio/mouths.json'), 'utf8'));
  const unlisted = Object.entries(readRecordings(root))
    .filter(([file, { sound }]) => !listed[file]?.startsWith(sound))
    .map(([file]) => file);
  expect(unlisted).toEqual([]);
});

test('a product has those of its own recordings, in a few bytes', async () => {
  const mouths = { 'tiere/hund': '0120', 'tiere/katze': '0330' };
  expect(mouthsModule(mouths, ['tiere/hund', 'tiere/new'])).toBe(
    'export default {"tiere/hund":"0120"};\n',
  );
  const list = readFileSync(join(root, 'audio/mouths.json'));
  expect(list.length).toBeLessThan(400_000);
});

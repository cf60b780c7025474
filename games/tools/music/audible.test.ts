// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf } from '../../music/noise-of';
import { lufs, speechLufs } from '../../music/loudness';
import { readFiles } from '../content/content';
import { spokenTexts } from '../content/spoken';
import { recordingFile } from '../voice/recordings';
import { allComposed } from './composed';

/** A child with headphones must not start. */
const tolerance = 2;
const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const decoder = new MPEGDecoder();

beforeAll(() => decoder.ready);
afterAll(() => decoder.free());

async function loudnessOf(file: string): Promise<number> {
  await decoder.reset();
  const { channelData, sampleRate } = decoder.decode(readFileSync(recordingFile(root, file)));
  return lufs({ rate: sampleRate, samples: Float64Array.from(channelData[0]!) });
}

async function beyondTolerance(files: readonly string[]): Promise<string[]> {
  const beyond: string[] = [];
  for (const file of files) {
    const loudness = await loudnessOf(file);
    if (!(Math.abs(loudness - speechLufs) <= tolerance)) {
      beyond.push(`${file}: ${loudness.toFixed(1)} LUFS`);
    }
  }
  return beyond;
}

test('every noise and every song is as loud as the voice (npm run compose)', async () => {
  const files = allComposed(root, content).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(26);
  expect(await beyondTolerance(files)).toEqual([]);
});

test('the short sounds of buttons and cards, which are played more softly, are as loud', async () => {
  const files = readdirSync(join(root, 'audio/sounds')).map(
    (name) => `sounds/${name.slice(0, -4)}`,
  );
  expect(await beyondTolerance(files)).toEqual([]);
});

test('an animal that answers is as loud as a person who does', async () => {
  const calls = spokenTexts(root, content).filter(({ text }) => text in callOf);
  expect(calls.length).toBeGreaterThan(0);
  expect(await beyondTolerance(calls.map(({ file }) => file))).toEqual([]);
});

test('the voice has the loudness that the others are compared with', async () => {
  const every = 40;
  const files = spokenTexts(root, content).filter((_, place) => place % every === 0);
  const measured: number[] = [];
  for (const { file } of files) measured.push(await loudnessOf(file));
  const median = measured.sort((one, other) => one - other)[Math.floor(measured.length / 2)];
  expect(Math.abs(median! - speechLufs)).toBeLessThan(1);
});

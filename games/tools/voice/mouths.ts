/** How wide a mouth is open while a recording is heard: measured once per recording, listed in `audio/mouths.json`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { fingerprint } from './recordings.ts';
import type { Waveform } from './waveform.ts';

/** By the path of a recording: a digit for each moment, from 0, closed, to 3. */
export type Mouths = Readonly<Record<string, string>>;
/** The fingerprint of the sound that was measured, and its mouth. */
type Measured = Record<string, string>;

const momentSeconds = 0.08;
/** How loud a moment is at least for each width; all recordings are equally loud (`waveform.ts`). */
const widths = [0.018, 0.07, 0.14] as const;

/** One digit per moment. */
export function mouthOf({ rate, samples }: Waveform): string {
  const length = Math.round(rate * momentSeconds);
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, moment) => {
    const part = samples.subarray(moment * length, (moment + 1) * length);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    return widths.filter((width) => Math.sqrt(power) >= width).length;
  }).join('');
}

const listFile = (root: string) => join(root, 'audio/mouths.json');
/** What is no speech. */
const silentFolders = /^(noises|sounds)\//;

function readMeasured(root: string): Measured {
  return existsSync(listFile(root)) ? JSON.parse(readFileSync(listFile(root), 'utf8')) : {};
}

const recordingsIn = (root: string): string[] =>
  readdirSync(join(root, 'audio'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mp3') && !silentFolders.test(path))
    .map((path) => path.slice(0, -'.mp3'.length))
    .sort();

/** Measures what is new or has changed since it was listed. */
async function measureAll(root: string): Promise<Measured> {
  const before = readMeasured(root);
  const after: Measured = {};
  const decoder = new MPEGDecoder();
  await decoder.ready;
  for (const path of recordingsIn(root)) {
    const file = readFileSync(join(root, 'audio', `${path}.mp3`));
    const sound = fingerprint(file);
    if (before[path]?.startsWith(sound)) {
      after[path] = before[path];
      continue;
    }
    await decoder.reset();
    const { channelData, sampleRate: rate } = decoder.decode(file);
    after[path] = `${sound} ${mouthOf({ rate, samples: Float64Array.from(channelData[0]!) })}`;
  }
  decoder.free();
  return after;
}

/** A recording that is not listed yet is measured now, so that nobody speaks with a closed mouth. */
export async function mouthsOf(root: string): Promise<Mouths> {
  const measured = Object.entries(await measureAll(root));
  return Object.fromEntries(measured.map(([path, entry]) => [path, entry.split(' ')[1]!]));
}

export async function writeMouths(root: string): Promise<void> {
  writeFileSync(listFile(root), `${JSON.stringify(await measureAll(root), null, 2)}\n`);
}

export function mouthsModule(mouths: Mouths, recordings: readonly string[]): string {
  const own = recordings.flatMap((path) => (mouths[path] ? [[path, mouths[path]] as const] : []));
  return `export default ${JSON.stringify(Object.fromEntries(own))};\n`;
}

/** The list of recordings in `audio/recordings.json`: which text each one says, and who says it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf } from '../../music/noise-of.ts';
import { markup } from './pronunciation.ts';
import { partsOf, smallness } from './speakers.ts';
import type { Spoken } from '../content/spoken.ts';

/** `voice` is a fingerprint of what the voice was given; a recording of a person has none. */
export type Entry = { text: string; sound: string; voice?: string };
export type Recordings = Record<string, Entry>;

type Plan = {
  /** Texts that nobody has spoken yet. */
  make: Spoken[];
  /** Texts that the voice has spoken, and would now speak differently. */
  renew: Spoken[];
  /** New recordings of people, which are registered. */
  take: Spoken[];
  /** Recordings of people that say an old text; they are left alone. */
  outdated: Spoken[];
  /** Recordings that no text needs. */
  unused: string[];
};

export const fingerprint = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Enough for one voice at 22 kHz; a change here makes all recordings of the voice again. */
export const bitRate = '32k';

/** The fingerprint of what the voice would speak for a text: lines with the same mark sound the same. */
export function voiceMark(line: Spoken): string {
  const call = callOf[line.text];
  if (call) return fingerprint(`${bitRate} ${call}`);
  const parts = partsOf(line).map(({ speaker, text }) => [smallness[speaker], markup(text)]);
  return fingerprint(JSON.stringify([bitRate, parts]));
}

const listFile = (root: string) => join(root, 'audio/recordings.json');

export function recordingFile(root: string, file: string): string {
  return join(root, 'audio', `${file}.mp3`);
}

/** The fingerprint of a recording in the folder, or null if there is none. */
export function soundOf(root: string, file: string): string | null {
  const path = recordingFile(root, file);
  return existsSync(path) ? fingerprint(readFileSync(path)) : null;
}

export function readRecordings(root: string): Recordings {
  return existsSync(listFile(root)) ? JSON.parse(readFileSync(listFile(root), 'utf8')) : {};
}

export function writeRecordings(root: string, recordings: Recordings): void {
  const sorted = Object.fromEntries(
    Object.entries(recordings).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(listFile(root), `${JSON.stringify(sorted, null, 2)}\n`);
}

export function planRecordings(
  spoken: readonly Spoken[],
  recordings: Recordings,
  sound: (file: string) => string | null,
): Plan {
  const plan: Plan = { make: [], renew: [], take: [], outdated: [], unused: [] };
  for (const line of spoken) {
    const entry = recordings[line.file];
    const now = sound(line.file);
    if (now === null) plan.make.push(line);
    else if (now !== entry?.sound) plan.take.push(line);
    else if (entry.text !== line.text) (entry.voice ? plan.make : plan.outdated).push(line);
    else if (entry.voice && entry.voice !== voiceMark(line)) plan.renew.push(line);
  }
  const needed = new Set(spoken.map(({ file }) => file));
  plan.unused = Object.keys(recordings).filter((file) => !needed.has(file));
  return plan;
}

/** What keeps a child from hearing the right text, one line each; how well the voice says it is another matter. */
export function recordingProblems(
  spoken: readonly Spoken[],
  recordings: Recordings,
  sound: (file: string) => string | null,
): string[] {
  const { make, outdated, unused } = planRecordings(spoken, recordings, sound);
  return [
    ...make.map(({ file, text }) => `audio/${file}.mp3 does not say "${text}" yet`),
    ...outdated.map(({ file, text }) => `audio/${file}.mp3 was recorded before it was "${text}"`),
    ...unused.map((file) => `audio/${file}.mp3 says what no lesson needs`),
  ];
}

/** Lets the voice sing a song line by line, measures pitch and onsets of every note, and takes the best of a few draws. */
import { sungLines, type SongData, type SungLine, type SungNote } from '../../music/song.ts';
import { resonant, sequence, type Samples } from '../../music/synth.ts';
import { sentenceSigns } from './phonemes.ts';
import { melody, stepSeconds } from './pitch.ts';
import { markup } from './pronunciation.ts';
import type { Voice } from './voice.ts';
import { level, type Waveform } from './waveform.ts';

/** What a listener would notice. */
export const limits = { cents: 50, onsetMs: 60 };
const seeds = [0, 1, 2, 3];
/** Below this, another draw is tried: see `Heard`. */
const understood = -2;
/** A vowel has found its pitch after a moment, and gives way to the next consonants before the note ends. */
const vowel = { afterSeconds: 0.06, share: 0.6 };

export type NoteFaults = { cents: number | null; onsetMs: number | null };

const median = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** How far the note is from its pitch; null for one that is too short or whispered to have one. */
function centsOff(
  pitches: readonly (number | null)[],
  lead: number,
  [start, end, hertz]: SungNote,
) {
  const from = Math.round((lead + start + vowel.afterSeconds) / stepSeconds);
  const to = Math.round((lead + start + (end - start) * vowel.share) / stepSeconds);
  const heard = pitches.slice(from, to).flatMap((pitch) => pitch ?? []);
  const middle = median(heard);
  return middle === null ? null : Math.round(1200 * Math.log2(middle / hertz));
}

const windowSeconds = 0.02;
const searchSeconds = 0.12;
/** A vowel after another vowel does not begin with a rise. */
const clearRise = 6;

/** A syllable is heard to begin where its vowel swells, which is here: neither in a hiss nor in a hum. */
const vowelHertz = 600;
const vowelWidth = 500;

/** How loud the vowels are at each step, in decibels. */
function levels({ rate, samples: all }: Waveform): number[] {
  const samples = resonant(all, vowelHertz, vowelWidth);
  const length = Math.round(rate * windowSeconds);
  const count = Math.max(0, Math.floor((samples.length / rate - windowSeconds) / stepSeconds));
  return Array.from({ length: count }, (_, step) => {
    const from = Math.round(step * stepSeconds * rate);
    const power = samples.subarray(from, from + length).reduce((sum, one) => sum + one * one, 0);
    return 10 * Math.log10(power / length + 1e-7);
  });
}

/** How long before or after its note the voice rises; null where nothing rises, as from vowel to vowel. */
function onsetOff(loudness: readonly number[], lead: number, [start]: SungNote): number | null {
  const at = Math.round((lead + start) / stepSeconds);
  const reach = Math.round(searchSeconds / stepSeconds);
  let best = { rise: clearRise, step: -1 };
  for (let step = Math.max(2, at - reach); step <= at + reach; step += 1) {
    const rise = (loudness[step + 2] ?? -70) - (loudness[step - 2] ?? -70);
    if (rise > best.rise) best = { rise, step };
  }
  if (best.step < 0) return null;
  return Math.round(((best.step - at) * stepSeconds + windowSeconds / 2) * 1000);
}

export function noteFaults(wave: Waveform, lead: number, notes: readonly SungNote[]): NoteFaults[] {
  const pitches = melody(wave);
  const loudness = levels(wave);
  return notes.map((note) => ({
    cents: centsOff(pitches, lead, note),
    onsetMs: onsetOff(loudness, lead, note),
  }));
}

const sizes = (faults: readonly NoteFaults[], kind: keyof NoteFaults): number[] =>
  faults.flatMap((one) => (one[kind] === null ? [] : Math.abs(one[kind])));

export type Figures = { cents: number; onsetMs: number; onsetsInTime: number };

/** The worst pitch, the middle onset, and the share of onsets in time. */
export function figuresOf(faults: readonly NoteFaults[]): Figures {
  const onsets = sizes(faults, 'onsetMs');
  return {
    cents: Math.max(0, ...sizes(faults, 'cents')),
    onsetMs: median(onsets) ?? 0,
    onsetsInTime: onsets.filter((one) => one <= limits.onsetMs).length / (onsets.length || 1),
  };
}

/** A line is one breath: what ends a sentence in its middle is only a pause. */
const inOneBreath = (text: string): string => text.replace(/[.!?:;](?=\s+\p{L})/gu, ',');

async function signsOf(text: string, voice: Voice) {
  const [sentence = ''] = markup(inOneBreath(text).replace(/[?!,:]+$/, '.'));
  return sentenceSigns(sentence, voice.pronounce);
}

type Take = { wave: Waveform; lead: number; faults: NoteFaults[] };

async function drawLine({ text, notes }: SungLine, voice: Voice, seed: number): Promise<Take> {
  const { wave: sung, lead } = await voice.sing({ signs: await signsOf(text, voice), notes, seed });
  const wave = level(sung);
  return { wave, lead, faults: noteFaults(wave, lead, notes) };
}

const isInTune = ({ faults }: Take) => sizes(faults, 'cents').every((one) => one <= limits.cents);

const lateNotes = ({ faults }: Take) =>
  sizes(faults, 'onsetMs').filter((one) => one > limits.onsetMs).length;

/** `isQuick`: the first draw that is in tune, unheard. Otherwise the listener decides between draws. */
async function singLine(line: SungLine, voice: Voice, isQuick: boolean): Promise<Take> {
  let best: (Take & { worth: number }) | null = null;
  for (const seed of seeds) {
    const take = await drawLine(line, voice, seed);
    if (!isInTune(take)) continue;
    if (isQuick) return take;
    const { likelihood } = await voice.hear(take.wave, line.text);
    const worth = likelihood - lateNotes(take);
    if (!best || worth > best.worth) best = { ...take, worth };
    if (worth >= understood) break;
  }
  if (!best) throw new Error(`No draw of "${line.text}" was in tune.`);
  return best;
}

/** The voice of a whole song, and how well it was sung. */
export async function singSong(
  song: SongData,
  voice: Voice,
  { isQuick }: { isQuick: boolean },
): Promise<{ samples: Samples; figures: Figures }> {
  const parts: [number, Samples][] = [];
  const faults: NoteFaults[] = [];
  for (const line of sungLines(song)) {
    const take = await singLine(line, voice, isQuick);
    parts.push([Math.max(0, line.second - take.lead), take.wave.samples]);
    faults.push(...take.faults);
  }
  return { samples: sequence(parts), figures: figuresOf(faults) };
}

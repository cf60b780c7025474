/** The melody of a recording: whether the voice rises or falls at the end. */
import type { Waveform } from './waveform.ts';

const frameSeconds = 0.04;
export const stepSeconds = 0.01;
const lowest = 110;
const highest = 450;
const clearlyVoiced = 0.55;
const endSeconds = 0.12;
const quiet = 0.02;

function likeness(samples: Float64Array, start: number, length: number, lag: number): number {
  let product = 0;
  let before = 0;
  let after = 0;
  for (let place = start; place < start + length; place += 1) {
    const one = samples[place] ?? 0;
    const other = samples[place + lag] ?? 0;
    product += one * other;
    before += one * one;
    after += other * other;
  }
  return product / (Math.sqrt(before * after) || 1);
}

/** The first lag that is nearly as good as the best: multiples of it are as good, and an octave too low. */
function pitchAt({ rate, samples }: Waveform, start: number): number | null {
  const length = Math.round(rate * frameSeconds);
  const shortest = Math.floor(rate / highest);
  const lags = Array.from({ length: Math.ceil(rate / lowest) - shortest }, (_, place) => {
    const lag = shortest + place;
    return { lag, like: likeness(samples, start, length, lag) };
  });
  const best = Math.max(...lags.map(({ like }) => like));
  if (best < clearlyVoiced) return null;
  const peak = lags.findIndex(
    ({ like }, place) => like > 0.9 * best && like >= (lags[place + 1]?.like ?? 0),
  );
  return rate / (lags[peak]?.lag ?? shortest);
}

/** The pitch of every hundredth of a second in hertz, or null where no voice sounds. */
export function melody(wave: Waveform): (number | null)[] {
  const step = wave.rate * stepSeconds;
  const length = Math.round(wave.rate * frameSeconds);
  const count = Math.max(0, Math.floor((wave.samples.length - length * 2) / step));
  return Array.from({ length: count }, (_, frame) => {
    const start = Math.round(frame * step);
    const part = wave.samples.subarray(start, start + length);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / length;
    return Math.sqrt(power) > quiet ? pitchAt(wave, start) : null;
  });
}

const middle = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How far the end lies above (or below) the whole, in semitones; 0 where too little is voiced. */
export function endRise(wave: Waveform): number {
  const pitches = melody(wave).filter((pitch) => pitch !== null);
  const end = Math.round(endSeconds / stepSeconds);
  if (pitches.length < end * 2) return 0;
  return 12 * Math.log2(middle(pitches.slice(-end)) / middle(pitches.slice(0, -end)));
}

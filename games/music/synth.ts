/** Sound made of numbers: waves, noise, resonances and envelopes, mixed into one waveform. */
import { asLoudAsSpeech, type Waveform } from './loudness.ts';

export const rate = 22_050;

/** A level or a pitch that changes: [seconds, value], joined by straight lines. */
export type Curve = readonly (readonly [number, number])[];
export type Samples = Float64Array;
/** The value of a wave at a phase, counted in turns. */
export type Shape = (phase: number) => number;

export const sine: Shape = (phase) => Math.sin(2 * Math.PI * phase);
export const saw: Shape = (phase) => 2 * (phase - Math.floor(phase)) - 1;

export const silence = (seconds: number): Samples => new Float64Array(Math.round(seconds * rate));

export function at(curve: Curve, second: number): number {
  const next = curve.findIndex(([time]) => time > second);
  if (next === 0) return curve[0]?.[1] ?? 0;
  const [from, to] = next < 0 ? [curve.at(-1), undefined] : [curve[next - 1], curve[next]];
  if (!from) return 0;
  if (!to) return from[1];
  return from[1] + ((to[1] - from[1]) * (second - from[0])) / (to[0] - from[0]);
}

export function wave(shape: Shape, pitch: Curve, seconds: number): Samples {
  let phase = 0;
  return silence(seconds).map((_, place) => {
    phase += at(pitch, place / rate) / rate;
    return shape(phase);
  });
}

/** The same hiss every time, so that the same files come out. */
export function noise(seconds: number, seed = 1): Samples {
  let state = seed;
  return silence(seconds).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  });
}

export const shaped = (samples: Samples, level: Curve): Samples =>
  samples.map((sample, place) => sample * at(level, place / rate));

/** Lets a band around a frequency through: a formant of a throat, the body of a drum. */
export function resonant(samples: Samples, hertz: number, width: number): Samples {
  const radius = Math.exp((-Math.PI * width) / rate);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / rate);
  const gain = (1 - radius) * Math.sqrt(1 - (2 * turn * radius) / (1 + radius ** 2) + radius ** 2);
  let [last, before] = [0, 0];
  return samples.map((sample) => {
    const now = gain * sample + turn * last - radius ** 2 * before;
    [before, last] = [last, now];
    return now;
  });
}

export function mix(...parts: readonly (readonly [Samples, number])[]): Samples {
  const mixed = new Float64Array(Math.max(...parts.map(([{ length }]) => length)));
  for (const [samples, level] of parts) samples.forEach((value, i) => (mixed[i]! += value * level));
  return mixed;
}

/** Puts sounds at their seconds. */
export function sequence(parts: readonly (readonly [number, Samples])[]): Samples {
  const ends = parts.map(([second, { length }]) => Math.round(second * rate) + length);
  const whole = new Float64Array(Math.max(...ends));
  for (const [second, samples] of parts) {
    const start = Math.round(second * rate);
    samples.forEach((value, i) => (whole[start + i]! += value));
  }
  return whole;
}

/** As loud as the voice, with a short fade at both ends against clicks. */
export function finished(samples: Samples): Waveform {
  const fade = Math.min(200, samples.length / 2);
  const faded = samples.map(
    (value, place) => value * Math.min(1, place / fade, (samples.length - 1 - place) / fade),
  );
  return asLoudAsSpeech({ rate, samples: faded });
}

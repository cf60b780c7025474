/** Four instruments of a music box: a bell-like melody, a plucked chord, a bass, and a shaker. */
import { mix, noise, resonant, shaped, silence, sine, wave, rate, type Samples } from './synth.ts';

/** German note names: c d e f g a h, an apostrophe for the octave above, a comma for the one below, # for a sharp. */
export function hertz(note: string): number {
  const [, letter = '', sharp = '', octave = ''] = /^([cdefgah])(#?)([',]?)$/.exec(note) ?? [];
  const steps = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, h: 11 }[letter];
  if (steps === undefined) throw new Error(`There is no note ${note}.`);
  const octaves = octave === "'" ? 1 : octave === ',' ? -1 : 0;
  return 261.626 * 2 ** ((steps + (sharp ? 1 : 0)) / 12 + octaves);
}

export function melodyTone(pitch: number, seconds: number): Samples {
  const length = seconds + 0.12;
  const part = (times: number, fade: number) =>
    shaped(wave(sine, [[0, pitch * times]], length), [
      [0, 0],
      [0.012, 1],
      [Math.min(0.18, seconds / 2), fade],
      [seconds, fade * 0.6],
      [length, 0],
    ]);
  return mix(
    [part(1, 0.75), 1],
    [part(2, 0.35), 0.4],
    [part(3, 0.15), 0.18],
    [part(4.02, 0.05), 0.1],
  );
}

/** A string that is plucked: a burst of noise that runs round and gets duller. */
export function pluck(pitch: number, seconds: number): Samples {
  const loop = noise(1 / pitch, Math.round(pitch)).map((value) => value * 0.5);
  let place = 0;
  return shaped(
    silence(seconds).map(() => {
      const value = loop[place] ?? 0;
      const next = (place + 1) % loop.length;
      loop[place] = 0.497 * (value + (loop[next] ?? 0));
      place = next;
      return value;
    }),
    [
      [0, 1],
      [seconds * 0.8, 0.8],
      [seconds, 0],
    ],
  );
}

export const bass = (pitch: number, seconds: number): Samples =>
  shaped(
    mix([wave(sine, [[0, pitch]], seconds), 1], [wave(sine, [[0, pitch * 2]], seconds), 0.25]),
    [
      [0, 0],
      [0.015, 1],
      [seconds * 0.5, 0.5],
      [seconds, 0],
    ],
  );

export const shaker = (): Samples =>
  shaped(resonant(noise(0.05), Math.min(6000, rate / 3), 3500), [
    [0, 0],
    [0.01, 1],
    [0.05, 0],
  ]);

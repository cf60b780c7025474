/** Chords of the keys that the songs use, and how they accompany a bar. */
import { bass, hertz, pluck, shaker } from './instruments.ts';
import { shaped, type Samples } from './synth.ts';

const tones: Record<string, readonly string[]> = {
  C: ['c', 'e', 'g'],
  Dm: ['d', 'f', 'a'],
  Em: ['e', 'g', 'h'],
  F: ['f', 'a', "c'"],
  G: ['g', 'h', "d'"],
  Am: ['a', "c'", "e'"],
};

function tonesOf(chord: string): readonly string[] {
  const known = tones[chord];
  if (!known) throw new Error(`There is no chord ${chord}.`);
  return known;
}

const softer = (samples: Samples, level: number): Samples => shaped(samples, [[0, level]]);

/** The bass on the first eighth, the chord on those after it; a shaker beats every eighth. */
export function accompaniment(
  chord: string,
  from: number,
  eighths: number,
  eighth: number,
  transpose = 0,
): (readonly [number, Samples])[] {
  const [root = 0, ...others] = tonesOf(chord).map((note) => hertz(note) * 2 ** (transpose / 12));
  const strummed = Array.from({ length: eighths }, (_, place) => place).filter(
    (place) => place % 3 !== 0 || eighths % 3,
  );
  return [
    [from, softer(bass(root / 2, Math.min(0.7, eighth * 3)), 0.5)],
    ...strummed
      .filter((place) => eighths % 3 === 0 || place % 2 === 1)
      .flatMap((place) =>
        [root, ...others].map(
          (pitch) => [from + place * eighth, softer(pluck(pitch, eighth * 2), 0.16)] as const,
        ),
      ),
    ...Array.from(
      { length: eighths },
      (_, place) => [from + place * eighth, softer(shaker(), place % 3 ? 0.05 : 0.1)] as const,
    ),
  ];
}

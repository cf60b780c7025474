/** What animals, vehicles and things sound like: each noise is a few lines of sums, and no recording of anybody. */
import {
  mix,
  noise,
  resonant,
  saw,
  sequence,
  shaped,
  sine,
  wave,
  type Curve,
  type Samples,
} from './synth.ts';
import { themeSounds } from './theme.ts';

/** A throat: a rough wave, and the resonances that make its vowel. */
function cry(
  pitch: Curve,
  level: Curve,
  formants: readonly (readonly [number, number, number])[],
  breath = 0,
): Samples {
  const seconds = level.at(-1)![0];
  const source = mix([wave(saw, pitch, seconds), 1], [noise(seconds), breath]);
  return shaped(
    mix(...formants.map(([hertz, width, gain]) => [resonant(source, hertz, width), gain] as const)),
    level,
  );
}

const burst = (seconds: number, hertz: number, width: number, seed = 1): Samples =>
  shaped(resonant(noise(seconds, seed), hertz, width), [
    [0, 0],
    [0.005, 1],
    [seconds, 0],
  ]);

const bell = (hertz: number, seconds: number): Samples =>
  mix(
    ...([1, 2.76, 5.4] as const).map(
      (part, place) =>
        [
          shaped(wave(sine, [[0, hertz * part]], seconds), [
            [0, 0],
            [0.004, 1],
            [seconds / (place + 2), 0.25],
            [seconds, 0],
          ]),
          0.6 ** place,
        ] as const,
    ),
  );

const bark = () =>
  cry(
    [[0, 260], [0.05, 340], [0.2, 190]],
    [[0, 0], [0.02, 1], [0.1, 0.7], [0.22, 0]],
    [[650, 160, 1], [1300, 220, 0.7], [2600, 400, 0.3]],
    0.5,
  ); // prettier-ignore

const cluck = () =>
  cry(
    [[0, 520], [0.05, 700], [0.12, 480]],
    [[0, 0], [0.015, 1], [0.12, 0]],
    [[1100, 250, 1], [2200, 400, 0.5]],
    0.15,
  ); // prettier-ignore

const quack = () =>
  cry(
    [[0, 250], [0.28, 190]],
    [[0, 0], [0.02, 1], [0.2, 0.8], [0.28, 0]],
    [[900, 120, 1], [1900, 200, 0.8]],
    0.2,
  ); // prettier-ignore

const peep = () =>
  shaped(wave(sine, [[0, 2600], [0.06, 3400], [0.12, 2900]], 0.12), [[0, 0], [0.02, 1], [0.12, 0]]); // prettier-ignore

const grunt = () =>
  cry(
    [[0, 85], [0.15, 110], [0.3, 70]],
    [[0, 0], [0.04, 1], [0.22, 0.8], [0.3, 0]],
    [[380, 120, 1], [1100, 250, 0.5]],
    1.2,
  ); // prettier-ignore

const step = (seed: number) =>
  mix([burst(0.09, 180, 120, seed), 1], [burst(0.05, 1500, 900, seed), 0.25]);
const clap = (seed: number) =>
  mix([burst(0.08, 1200, 700, seed), 1], [burst(0.03, 2600, 1500, seed + 7), 0.6]);

const trill = (pitch: number, wobble: number, rateHz: number, seconds: number): Curve =>
  Array.from({ length: Math.ceil(seconds * 60) + 1 }, (_, step) => [
    step / 60,
    pitch + wobble * Math.sin((2 * Math.PI * rateHz * step) / 60),
  ]);

const steam = (seconds: number, hertz: readonly number[]): Samples =>
  mix(...hertz.map((one) => [wave(saw, [[0, one]], seconds), 0.4] as const), [
    resonant(noise(seconds), 1800, 900),
    0.8,
  ]);

const whole = (seconds: number): Curve => [[0, 0], [0.03, 1], [seconds - 0.06, 0.9], [seconds, 0]]; // prettier-ignore

/** Enough of them for a full room, at times that only look random. */
const applause = (seconds: number): Samples =>
  shaped(
    sequence(
      Array.from({ length: Math.round(seconds * 42) }, (_, one) => [
        ((one * 0.61803) % 1) * (seconds - 0.1),
        clap(one + 1),
      ]),
    ),
    [[0, 0.3], [0.4, 1], [seconds * 0.7, 0.9], [seconds, 0]],
  ); // prettier-ignore

export const noises = {
  hund: () => sequence([[0, bark()], [0.34, bark()]]), // prettier-ignore
  katze: () =>
    cry(
      [[0, 480], [0.25, 680], [0.8, 430]],
      [[0, 0], [0.1, 0.8], [0.4, 1], [0.8, 0]],
      [[800, 150, 1], [1700, 250, 0.9], [3000, 400, 0.3]],
    ), // prettier-ignore
  kuh: () =>
    cry(
      [[0, 120], [0.3, 165], [1.1, 150], [1.4, 105]],
      [[0, 0], [0.25, 0.7], [0.6, 1], [1.1, 0.9], [1.4, 0]],
      [[300, 90, 1], [700, 120, 0.7], [2300, 400, 0.1]],
    ), // prettier-ignore
  schwein: () => sequence([[0, grunt()], [0.36, grunt()]]), // prettier-ignore
  schaf: () =>
    cry(
      trill(330, 22, 9, 0.9),
      [[0, 0], [0.06, 1], [0.7, 0.8], [0.9, 0]],
      [[700, 130, 1], [1500, 200, 0.8], [2600, 300, 0.3]],
    ), // prettier-ignore
  huhn: () => sequence([[0, cluck()], [0.2, cluck()], [0.4, cluck()], [0.62, cluck()]]), // prettier-ignore
  ente: () => sequence([[0, quack()], [0.36, quack()]]), // prettier-ignore
  maus: () => sequence([[0, peep()], [0.2, peep()], [0.4, peep()]]), // prettier-ignore
  pferd: () =>
    cry(
      [...trill(1000, 90, 11, 0.5), [0.55, 900], [1.2, 420]],
      [[0, 0], [0.08, 1], [0.8, 0.7], [1.2, 0]],
      [[1000, 250, 1], [2100, 350, 0.7]],
      0.3,
    ), // prettier-ignore
  loewe: () =>
    cry(
      [[0, 75], [0.5, 110], [1.5, 60]],
      [[0, 0], [0.4, 1], [0.9, 0.8], [1.5, 0]],
      [[350, 150, 1], [800, 250, 0.6]],
      1.5,
    ), // prettier-ignore
  elefant: () =>
    cry(
      [[0, 350], [0.15, 620], [0.9, 560], [1.1, 400]],
      [[0, 0], [0.05, 1], [0.9, 0.9], [1.1, 0]],
      [[900, 200, 1], [1800, 300, 0.9], [2900, 400, 0.5]],
      0.4,
    ), // prettier-ignore
  affe: () =>
    sequence(
      [0, 1, 2, 3].map((one) => [
        one * 0.2,
        cry(
          [[0, 380 + one * 40], [0.14, 560 + one * 50]],
          [[0, 0], [0.03, 1], [0.15, 0]],
          [[420, 120, 1], [900, 200, 0.6]],
          0.2,
        ),
      ]),
    ), // prettier-ignore
  papagei: () =>
    sequence([
      [0, cry([[0, 900], [0.2, 1300]], whole(0.22), [[1500, 250, 1], [2800, 400, 0.7]], 0.4)],
      [0.3, cry([[0, 1300], [0.3, 800]], whole(0.32), [[1400, 250, 1], [2700, 400, 0.7]], 0.4)],
    ]), // prettier-ignore
  hupe: () => {
    const horn = (seconds: number) =>
      shaped(mix([wave(saw, [[0, 392]], seconds), 1], [wave(saw, [[0, 494]], seconds), 1]), whole(seconds)); // prettier-ignore
    return sequence([[0, resonant(horn(0.22), 700, 700)], [0.3, resonant(horn(0.4), 700, 700)]]); // prettier-ignore
  },
  klingel: () => sequence([[0, bell(1760, 0.7)], [0.16, bell(1760, 0.9)]]), // prettier-ignore
  zug: () =>
    sequence([
      [0, shaped(steam(0.35, [330, 415, 494]), whole(0.35))],
      [0.5, shaped(steam(0.7, [330, 415, 494]), whole(0.7))],
    ]),
  regen: () =>
    mix(
      [shaped(resonant(noise(2.2), 4200, 3000), whole(2.2)), 0.7],
      [sequence(Array.from({ length: 40 }, (_, one) => [((one * 0.618) % 1) * 2, burst(0.03, 2500 + (one % 5) * 300, 500, one + 1)])), 0.8],
    ), // prettier-ignore
  knall: () => mix([burst(0.35, 500, 900), 1], [burst(0.12, 2500, 2500, 3), 1]),
  schritte: () => sequence([0, 1, 2, 3].map((one) => [one * 0.38, step(one + 1)])),
  klatschen: () => clap(5),
  applaus: () => applause(1.8),
  radio: () => themeSounds(),
} satisfies Record<string, () => Samples>;

export type Noise = keyof typeof noises;

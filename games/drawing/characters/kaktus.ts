/** Kaktus in a story: his poses, and what he may wear. He is a square of 200 whose foot stands on 0. */
import {
  arm,
  body,
  cheeks,
  dotEye,
  faceLine,
  flowerPlace,
  happyEyes,
  laugh,
  openEyes,
  petalShade,
  petals,
  pot,
  restingLeft,
  rim,
  shadow,
  smile,
  spines,
  wavingRight,
} from '../../../shared/mascot.ts';
import { clappingLeft, clappingRight } from '../../../shared/mascot-claps.ts';
import { light, named, shade } from '../colours.ts';
import type { Point } from '../geometry.ts';
import { group, line, oval, shape } from '../strokes.ts';

type Parts = { behind: string; face: string; before?: string; hand: Point };

const restingRight = arm('M142 122C158 127 166 119 166 106');
const surprised =
  dotEye(80, 98) +
  dotEye(120, 98) +
  oval(100, 119, 6, 8, '#26233A') +
  oval(100, 122, 3.6, 3.6, '#F7867E');
const asleep =
  faceLine('M72 100Q80 108 88 100M112 100Q120 108 128 100') + faceLine('M95 116Q100 120 105 116');
/** Not quite awake. */
const yawning =
  faceLine('M71 98Q80 104 89 98M111 98Q120 104 129 98') +
  faceLine('M72 86Q79 81 87 84M113 84Q121 81 128 86') +
  oval(100, 118, 9, 11, '#26233A') +
  oval(100, 124, 6, 4.6, '#F7867E');
const sad = openEyes + faceLine('M90 120Q100 111 110 120');

export const kaktusPoses = {
  stand: { behind: restingLeft + restingRight, face: openEyes + smile, hand: [166, 104] },
  wave: { behind: restingLeft + wavingRight, face: openEyes + laugh, hand: [170, 74] },
  clap: {
    behind: '',
    face: happyEyes + laugh,
    before: clappingLeft + clappingRight,
    hand: [110, 141],
  },
  listen: {
    behind: restingLeft,
    face: happyEyes + smile,
    before: arm('M146 130C172 134 178 112 160 100'),
    hand: [160, 100],
  },
  /** Be quiet: a hand before his mouth. */
  hush: {
    behind: restingLeft,
    face: openEyes,
    before: arm('M148 128C160 152 130 152 108 126'),
    hand: [108, 124],
  },
  /** What he carries lies on both his arms. */
  carry: {
    behind: '',
    face: yawning,
    before: arm('M58 124C40 136 44 156 66 156') + arm('M142 124C160 136 156 156 134 156'),
    hand: [100, 152],
  },
  surprised: {
    behind: arm('M58 118C38 116 32 98 34 80') + arm('M142 118C162 116 168 98 166 80'),
    face: surprised,
    hand: [166, 78],
  },
  sleep: { behind: restingLeft + restingRight, face: asleep, hand: [166, 104] },
  sad: { behind: restingLeft + restingRight, face: sad, hand: [166, 104] },
} as const satisfies Record<string, Parts>;

export type KaktusPose = keyof typeof kaktusPoses;
export type KaktusWears = 'schal' | 'bunt' | 'schnee';

const blossom = petalShade + petals + '<circle r="7" fill="#FFC145"/>';
const flower = group(blossom, `transform="${flowerPlace}"`);
/** All that is seen of him when he hides: in centimetres, as large as on his head. */
export const kaktusFlower = (): string => group(blossom, 'transform="translate(0 -6) scale(.36)"');

const spots: readonly [number, number, number, keyof typeof named][] = [
  [70, 78, 13, 'rot'],
  [128, 84, 15, 'gelb'],
  [64, 132, 14, 'blau'],
  [104, 142, 15, 'orange'],
  [138, 126, 12, 'lila'],
  [100, 62, 12, 'rosa'],
  [86, 154, 9, 'weiss'],
  [120, 62, 7, 'blau'],
];
const splashes = spots
  .map(
    ([x, y, size, colour]) =>
      oval(x, y, size, size * 0.86, named[colour]) +
      oval(x + size, y + size * 0.8, size * 0.26, size * 0.3, named[colour]),
  )
  .join('');

const scarf = (colour: string): string =>
  line('M54 138Q100 158 146 138', shade(colour, 0.2), 21) +
  line('M54 136Q100 156 146 136', colour, 18) +
  line('M122 146Q130 164 126 182', shade(colour, 0.12), 17) +
  line('M117 172H136M118 180H134', light(colour, 0.4), 3);

const snow =
  shape(
    'M50 96C52 66 70 44 100 44C132 44 150 66 152 98C140 86 132 96 122 88C112 80 104 92 94 86C82 80 76 94 66 88C60 86 54 90 50 96Z',
    '#fff',
  ) +
  shape(
    'M50 108C48 140 64 162 100 162C136 162 152 140 150 110C152 134 140 152 100 153C62 152 48 134 50 108Z',
    '#F4F8FF',
  ) +
  oval(66, 156, 16, 8, '#fff') +
  oval(136, 156, 14, 8, '#fff') +
  oval(102, 160, 18, 8, '#fff');

const worn: Record<KaktusWears, string> = {
  schal: scarf(named.orange),
  bunt: splashes,
  schnee: snow,
};

/** Where a hat sits: its lower edge. */
export const kaktusHead: Point = [0, -132];

export function drawKaktus(
  pose: KaktusPose,
  wears: readonly KaktusWears[] = [],
  lifted = false,
): string {
  const { behind, face, before = '' }: Parts = kaktusPoses[pose];
  const on = (piece: KaktusWears) => (wears.includes(piece) ? worn[piece] : '');
  const whole =
    (lifted ? '' : shadow) +
    behind +
    body +
    spines +
    on('schnee') +
    on('bunt') +
    flower +
    cheeks +
    face +
    pot +
    rim +
    on('schal') +
    before;
  return group(whole, 'transform="translate(-100 -194)"');
}

export const kaktusHand = (pose: KaktusPose): Point => {
  const [x, y] = kaktusPoses[pose].hand;
  return [x - 100, y - 194];
};

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

type Spot = readonly [x: number, y: number, size: number, colour: keyof typeof named];

/** Everywhere but on his face. */
const spotsOnBody: readonly Spot[] = [
  [70, 76, 12, 'rot'],
  [130, 78, 14, 'gelb'],
  [64, 136, 13, 'blau'],
  [106, 144, 14, 'orange'],
  [138, 130, 12, 'lila'],
  [101, 60, 11, 'rosa'],
  [85, 148, 9, 'weiss'],
  [121, 60, 7, 'blau'],
  [80, 58, 7, 'gelb'],
  [54, 104, 8, 'orange'],
  [148, 102, 8, 'rot'],
  [100, 80, 7, 'lila'],
];
const spotsOnPot: readonly Spot[] = [
  [82, 177, 8, 'blau'],
  [105, 184, 7, 'gelb'],
  [121, 174, 7, 'rosa'],
  [68, 158, 6, 'lila'],
  [101, 158, 7, 'rot'],
  [133, 159, 6, 'weiss'],
];
const splashes = (spots: readonly Spot[]): string =>
  spots
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

/** From top to pot, as on a snowman; only the spines come through. */
const snow =
  shape(
    'M100 40C138 40 155 72 155 106C155 126 149 142 138 152H62C51 142 45 126 45 106C45 72 62 40 100 40Z',
    '#FFFFFF',
  ) +
  shape(
    'M116 43C143 51 155 78 155 106C155 126 149 142 138 152H118C136 138 143 122 143 104C143 78 132 56 116 43Z',
    '#DCE6F2',
  ) +
  spines;
const snowOnPot = line('M62 151H138', '#FFFFFF', 9);

/** What is on his body, and what is before his pot. */
const worn: Record<KaktusWears, readonly [onBody: string, beforePot: string]> = {
  schal: ['', scarf(named.orange)],
  bunt: [splashes(spotsOnBody), splashes(spotsOnPot)],
  schnee: [snow, snowOnPot],
};

/** Where a hat sits: its lower edge. */
export const kaktusHead: Point = [0, -132];

export function drawKaktus(
  pose: KaktusPose,
  wears: readonly KaktusWears[] = [],
  lifted = false,
): string {
  const { behind, face, before = '' }: Parts = kaktusPoses[pose];
  const layer = (number: 0 | 1) => wears.map((piece) => worn[piece][number]).join('');
  const whole =
    (lifted ? '' : shadow) +
    behind +
    body +
    spines +
    layer(0) +
    flower +
    cheeks +
    face +
    pot +
    rim +
    layer(1) +
    before;
  return group(whole, 'transform="translate(-100 -194)"');
}

export const kaktusHand = (pose: KaktusPose): Point => {
  const [x, y] = kaktusPoses[pose].hand;
  return [x - 100, y - 194];
};

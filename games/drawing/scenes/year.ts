/** The park in all seasons at once, from spring on the left to winter on the right. */
import { light, shade } from '../colours.ts';
import { oval, shape } from '../strokes.ts';
import {
  autumnCrowns,
  dots,
  fallenLeaf,
  hill,
  seasons,
  seasonTree,
  tufts,
  tulip,
  type Place,
  type Season,
} from './landscapes.ts';
import { sky, type Weather } from './sky.ts';

const order: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const width = 125;
/** How softly a season passes into the next one. */
const soft = 0.04;

type Layer = 'far' | 'middle' | 'ground';

function throughYear(layer: Layer): string {
  const stops = order.flatMap((season, place) => {
    const stop = (offset: number) =>
      `<stop offset="${offset.toFixed(2)}" stop-color="${seasons[season][layer]}"/>`;
    return [stop(place / 4 + soft), stop((place + 1) / 4 - soft)];
  });
  return `<linearGradient id="jahr-${layer}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="500" y2="0">${stops.join('')}</linearGradient>`;
}

const filled = (layer: Layer): string => `url(#jahr-${layer})`;

const seasonAt = (x: number): Season => order[Math.floor(x / width)]!;

const trees = (all: readonly (readonly [x: number, y: number, size: number])[]): string =>
  all.map(([x, y, size], place) => seasonTree(seasonAt(x), x, y, size, place)).join('');

const leaves = [
  [262, 282, 0, 10],
  [284, 312, 1, -30],
  [330, 276, 2, 24],
  [348, 306, 0, -12],
  [362, 328, 1, 40],
  [300, 334, 2, 0],
  [268, 328, 0, 60],
] as const;

/** Petals on the way down, and flakes. */
const inTheAir =
  [
    [30, 176],
    [84, 190],
    [62, 226],
    [112, 214],
    [18, 240],
  ]
    .map(([x, y], place) =>
      oval(x!, y!, 3.6, 2.2, '#FBD3DF', `transform="rotate(${place * 37} ${x} ${y})"`),
    )
    .join('') +
  [
    [386, 150],
    [410, 118],
    [436, 170],
    [462, 132],
    [488, 160],
    [398, 204],
    [424, 228],
    [476, 212],
    [446, 92],
  ]
    .map(([x, y], place) => oval(x!, y!, 2.2 + (place % 3) * 0.7, 2.2 + (place % 3) * 0.7, '#fff'))
    .join('');

const onTheGround =
  tulip(14, 306, '#DE3B40') +
  tulip(34, 318, '#FFC83D') +
  tulip(76, 298, '#E97BA5') +
  tulip(96, 322, '#DE3B40') +
  tulip(56, 334, '#E97BA5') +
  dots(
    [
      [140, 290],
      [166, 322],
      [208, 296],
      [228, 326],
      [188, 282],
    ],
    '#FFFFFF',
  ) +
  leaves.map(([x, y, crown, turn]) => fallenLeaf(x, y, autumnCrowns[crown], turn)).join('') +
  oval(412, 292, 26, 5, '#E3EBF5') +
  oval(464, 318, 34, 6, '#E3EBF5');

export function parkInYear(weather: Weather): Place {
  const { top, low, ground } = seasons.summer;
  return {
    horizon: 150,
    eye: 165,
    ground: 262,
    sky: sky(light(top, 0.1), low, weather, 'high'),
    behind:
      (['far', 'middle', 'ground'] as const).map(throughYear).join('') +
      hill(196, 40, filled('far')) +
      trees([
        [40, 206, 0.5],
        [98, 212, 0.56],
        [150, 206, 0.55],
        [222, 212, 0.5],
        [272, 208, 0.55],
        [352, 206, 0.5],
        [396, 212, 0.6],
        [482, 208, 0.55],
      ]) +
      hill(236, 26, filled('middle')) +
      trees([
        [58, 264, 1.5],
        [184, 258, 1.45],
        [312, 258, 1.45],
        [440, 262, 1.45],
      ]) +
      shape('M0 262C120 244 380 246 500 262V400H0Z', filled('ground')) +
      onTheGround +
      inTheAir +
      shape('M0 348C90 348 130 336 210 338C310 341 380 352 500 350V400H0Z', ground),
    before: tufts(shade(ground, 0.12)),
  };
}

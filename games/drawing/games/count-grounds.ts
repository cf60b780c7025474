/** Where the things to be counted belong: a tree, a meadow, a wood, a pond, under water, the night sky. */
import { light, shade } from '../colours.ts';
import { firTree, hill, house, roundTree, seasons } from '../scenes/landscapes.ts';
import { basket } from '../scenes/outside.ts';
import { skyBehind } from '../scenes/sky.ts';
import { group, line, oval, shape } from '../strokes.ts';

const blade = (x: number, y: number, colour: string): string =>
  shape(
    `M${x - 9} ${y}Q${x - 8} ${y - 10} ${x - 12} ${y - 12}Q${x - 4} ${y - 10} ${x - 2} ${y - 3}Q${x} ${y - 14} ${x + 3} ${y - 18}Q${x + 2} ${y - 8} ${x + 3} ${y - 3}Q${x + 7} ${y - 10} ${x + 12} ${y - 11}Q${x + 8} ${y - 6} ${x + 9} ${y}Z`,
    colour,
  );

const blades = (colour: string): string =>
  [
    [30, 196],
    [420, 250],
    [186, 286],
    [470, 302],
    [34, 292],
    [310, 384],
    [136, 392],
    [300, 176],
  ]
    .map(([x, y]) => blade(x!, y!, colour))
    .join('');

const { top, low, far, middle, ground } = seasons.summer;

export function meadow(): string {
  return (
    skyBehind(top, low) +
    group(
      hill(74, 26, far) +
        [36, 90, 388, 452].map((x) => roundTree(x, 92, 0.5, '#8CC487')).join('') +
        hill(104, 16, middle) +
        shape('M0 116C140 98 340 102 500 114V400H0Z', ground) +
        shape('M0 266C140 236 360 270 500 244V400H0Z', shade(ground, 0.05)) +
        blades(shade(ground, 0.14)),
      'class="scene-world"',
    )
  );
}

const crown = [
  [120, 170, 104, 92],
  [372, 174, 104, 92],
  [246, 96, 130, 92],
  [150, 92, 90, 66],
  [346, 96, 90, 66],
  [246, 196, 150, 92],
] as const;

/** So near that its crown fills the picture; a basket waits below. */
export function orchard(): string {
  const leaves = '#4E9A55';
  return (
    skyBehind(top, low) +
    group(
      hill(270, 30, far) +
        hill(306, 18, middle) +
        shape('M0 322C140 306 340 308 500 320V400H0Z', ground) +
        oval(250, 372, 150, 13, '#26233A', 'opacity=".14"') +
        shape(
          'M222 372C232 330 230 280 224 240H276C270 280 268 330 282 372Q252 380 222 372Z',
          '#8B5A33',
        ) +
        shape(
          'M258 374C262 330 260 280 258 240H276C270 280 268 330 282 372Z',
          shade('#8B5A33', 0.2),
        ) +
        crown.map(([x, y, rx, ry]) => oval(x, y + 6, rx, ry, shade(leaves, 0.18))).join('') +
        crown.map(([x, y, rx, ry]) => oval(x - 4, y - 4, rx * 0.92, ry * 0.9, leaves)).join('') +
        [
          [176, 60],
          [92, 130],
          [300, 58],
          [366, 132],
          [206, 116],
        ]
          .map(([x, y]) => oval(x!, y!, 30, 18, light(leaves, 0.16)))
          .join('') +
        group(basket(), 'transform="translate(392 380) scale(1.3)"'),
      'class="scene-world"',
    )
  );
}

/** Moss between the trunks, and firs behind. */
export function wood(): string {
  const moss = '#7FA95C';
  return (
    skyBehind('#BFE3D2', '#F3F3D4') +
    group(
      [...Array(9).keys()].map((place) => firTree(20 + place * 58, 136, 1.1, '#8DBB9A')).join('') +
        [...Array(6).keys()]
          .map((place) => firTree(-10 + place * 104, 164, 1.6, '#4F9668'))
          .join('') +
        shape('M0 160C120 144 380 150 500 160V400H0Z', moss) +
        shape('M0 300C140 268 360 306 500 280V400H0Z', shade(moss, 0.06)) +
        shape('M0 0H40C34 90 44 180 56 236H0Z', '#7A4F2E') +
        shape('M28 0H40C34 90 44 180 56 236H34Z', '#63402A') +
        shape('M500 0H466C472 90 462 180 448 230H500Z', '#7A4F2E') +
        shape('M500 0H486C490 90 486 180 476 230H500Z', '#63402A') +
        oval(20, 8, 96, 44, '#3E8257') +
        oval(480, 4, 104, 46, '#3E8257') +
        blades('#5F9148'),
      'class="scene-world"',
    )
  );
}

const reeds = (x: number): string =>
  line(
    `M${x} 400Q${x + 4} 350 ${x - 6} 306M${x + 16} 400Q${x + 18} 360 ${x + 28} 322`,
    '#3F8A4C',
    7,
  ) + line(`M${x - 6} 320V298M${x + 28} 340V318`, '#8B5A33', 9);

/** Its far bank is near the horizon, so that what swims there is small. */
export function pond(): string {
  return (
    skyBehind(top, low) +
    group(
      hill(76, 24, far) +
        [48, 110, 400, 456].map((x) => roundTree(x, 100, 0.55, '#5FA95A')).join('') +
        shape('M0 104C140 92 340 94 500 104V400H0Z', ground) +
        shape(
          'M20 240C10 130 130 104 256 104S492 126 486 244S420 400 250 400S26 372 20 240Z',
          '#E3C68E',
        ) +
        shape(
          'M34 242C26 140 140 114 256 114S478 136 472 246S410 392 250 392S40 364 34 242Z',
          '#6FBEDD',
        ) +
        shape('M92 166C140 130 372 128 420 166C360 152 150 152 92 166Z', '#8FD0E8') +
        line(
          'M96 258q34 -12 68 0M316 314q34 -12 68 0M300 164q22 -8 44 0M196 382q30 -10 60 0M206 200q20 -8 40 0',
          '#A6DCEE',
          5,
        ) +
        reeds(14) +
        reeds(462),
      'class="scene-world"',
    )
  );
}

/** Under water: sand, weeds and light from above. */
export function underWater(): string {
  const weed = (x: number, height: number, colour: string) =>
    line(
      `M${x} 392Q${x - 16} ${392 - height * 0.35} ${x} ${392 - height * 0.6}T${x - 2} ${392 - height}`,
      colour,
      10,
    );
  return group(
    '<rect width="500" height="400" fill="#5DB3D8"/>' +
      shape('M0 0H500V26Q440 40 375 26T250 26T125 26T0 26Z', '#A6DCEE') +
      shape('M120 26L40 330H130L190 26ZM300 26L290 330H380L360 26Z', '#8FD0E8', 'opacity=".35"') +
      shape('M0 352C120 334 360 344 500 356V400H0Z', '#EBD5A4') +
      weed(26, 190, '#3F8A4C') +
      weed(48, 130, '#57A35E') +
      weed(462, 210, '#3F8A4C') +
      weed(484, 140, '#57A35E') +
      oval(146, 384, 30, 12, '#A39A94') +
      oval(182, 390, 20, 9, '#B9B0A8') +
      [
        [60, 96, 5],
        [72, 70, 3.4],
        [440, 130, 4],
        [452, 92, 3],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!, r!, '#D8F1FA'))
        .join(''),
    'class="scene-world"',
  );
}

/** Without stars of its own, because every star that is seen is counted. */
export const night = (): string =>
  shape('M0 0H500V400H0Z', '#26315F') +
  shape('M0 0H500V150Q250 250 0 150Z', '#1F2950') +
  '<path d="M448 18C428 22 416 40 420 60C424 78 442 88 460 82C442 80 432 64 434 48C435 34 440 24 448 18Z" fill="#FFE9A8"/>' +
  hill(386, 26, '#1B2543') +
  group(house(96, 386, 0.5, '#2A3560', '#222B50'), 'style="--scene-window:#FFD97A"') +
  hill(404, 16, '#151D36');

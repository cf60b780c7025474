/** The picture to be painted: what has no colour yet is paper, and each colour comes with its shadow and its light. */
import { cat } from '../animals/farm.ts';
import { ink, light, named, shade } from '../colours.ts';
import { dots, hill, roundTree, seasons, tufts } from '../scenes/landscapes.ts';
import { cloud, lit, skyBehind } from '../scenes/sky.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { balloon } from '../things/birthday.ts';
import { flower, tree } from '../things/nature.ts';
import { saloon } from '../things/traffic.ts';

const tone = (name: string, colours: readonly string[]): Record<string, string> =>
  Object.fromEntries(colours.map((colour) => [colour, name]));

/** Stands for the colour that the child chooses. */
const any = '#4A7C9E';

const sides = [0.1, 0.12, 0.14, 0.16];
const depths = [0.2, 0.22, 0.24, 0.3, 0.34];

/** What drawings make of a colour: the side away from the light, deeper shade, and the light. */
const tones: Record<string, string> = {
  [any]: 'var(--paint)',
  ...tone(
    'var(--paint-side)',
    sides.map((share) => shade(any, share)),
  ),
  ...tone('var(--paint-deep)', [
    ...depths.map((share) => shade(any, share)),
    ...[...sides, ...depths].flatMap((share) =>
      depths.map((more) => shade(shade(any, share), more)),
    ),
  ]),
  ...tone(
    'var(--paint-light)',
    [0.18, 0.25, 0.3].map((share) => light(any, share)),
  ),
};

const open = (drawing: string): string =>
  Object.entries(tones).reduce((svg, [tone, name]) => svg.replaceAll(tone, name), drawing);

const placed = (drawing: string, x: number, y: number, size: number): string =>
  group(drawing, `transform="translate(${x} ${y}) scale(${size})"`);

const walls =
  solid('wand', 'M184 176H316V288H184Z', any, 'M270 170H320V292H270Z') +
  shape('M232 288V236H268V288Z', '#8A5A34') +
  oval(261, 262, 3, 3, named.gelb) +
  [194, 280]
    .map(
      (x) =>
        `<rect x="${x}" y="206" width="28" height="32" rx="3" fill="${lit('window', '#CFE8F5')}"/>` +
        line(`M${x + 14} 206v32M${x} 222h28`, '#FFFFFF', 3),
    )
    .join('');

const roof =
  shape('M282 116H304V164H282Z', '#9C5A44') +
  solid('dach', 'M162 186L250 108L338 186Z', any, 'M250 100L342 190H286Z');

/** Wing by wing in another colour, or all of it in paper. */
function butterfly(wings: readonly [string, string, string, string]): string {
  const side = (upper: string, lower: string) =>
    shape('M-4 -62C-24 -108 -66 -104 -64 -72C-62 -52 -36 -48 -4 -54Z', upper) +
    shape('M-4 -52C-40 -50 -54 -28 -42 -14C-28 -2 -10 -22 -4 -44Z', lower);
  return (
    side(wings[0], wings[1]) +
    group(side(wings[2], wings[3]), 'transform="scale(-1 1)"') +
    line('M-2 -84C-6 -98 -14 -104 -20 -104M2 -84C6 -98 14 -104 20 -104', ink, 3) +
    limb(
      [
        [0, -74],
        [0, -50],
        [0, -24],
      ],
      '#5A3A2A',
      11,
    ) +
    oval(0, -80, 9, 9, '#5A3A2A') +
    oval(-3.4, -81, 2, 2.4, '#FFFFFF') +
    oval(3.4, -81, 2, 2.4, '#FFFFFF')
  );
}

const spots =
  oval(-42, -76, 9, 8, named.gelb) +
  oval(42, -76, 9, 8, named.rosa) +
  oval(-32, -28, 6, 6, named.lila) +
  oval(32, -28, 6, 6, named.orange);

const parts = {
  wolke: placed(cloud(0, 0, 1, any), 262, 62, 1.7),
  ballon: placed(
    line('M0 12C-5 40 5 66 0 92', '#8A8696', 1.6) + balloon(0, 0, any, 'ballon'),
    96,
    136,
    1.26,
  ),
  baum: placed(tree(any), 424, 302, 1.42),
  haus: walls,
  dach: roof,
  katze: placed(cat(any), 74, 350, 0.98),
  blume: placed(flower(any), 186, 386, 0.92),
  auto: placed(saloon('auto', any), 396, 372, 1.04),
  schmetterling: placed(butterfly([any, any, any, any]), 412, 100, 0.82),
};

const inPlace = (drawing: string) => placed(drawing, 412, 100, 0.82);
const motley = inPlace(butterfly([named.rot, named.gelb, named.blau, named.gruen]) + spots);

function meadow(): string {
  const { top, low, far, middle, ground } = seasons.summer;
  const sun = `<g opacity="${lit('day', '1')}"><circle cx="30" cy="26" r="62" fill="#FFE08A" opacity=".5"/><circle cx="30" cy="26" r="42" fill="#FFD23F"/></g>`;
  return (
    // The moon is where the sun was, so that nothing is painted before it.
    group(skyBehind(top, low), 'transform="translate(500 -26) scale(-1.1 1.1)"') +
    sun +
    group(
      hill(214, 36, far) +
        [36, 340].map((x) => roundTree(x, 234, 0.6, '#5FA95A')).join('') +
        hill(250, 24, middle) +
        shape('M0 284C120 264 360 268 500 280V400H0Z', ground) +
        shape('M232 286H270C276 320 300 330 500 326V384C330 388 236 370 232 286Z', '#EBD5A4') +
        line('M96 262V222', '#8A5A34', 7) +
        dots(
          [
            [30, 372],
            [130, 372],
            [246, 386],
            [292, 300],
            [470, 300],
          ],
          '#FFFFFF',
        ) +
        tufts(shade(ground, 0.12)),
      'class="scene-world"',
    )
  );
}

const eachAsPart = (drawings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, svgPart(open(drawing), name)]),
  );

const colours = [
  'rot',
  'blau',
  'gelb',
  'gruen',
  'orange',
  'lila',
  'rosa',
  'braun',
  'schwarz',
  'weiss',
  'grau',
] as const;

export const paint = () => ({
  meadow: svgPart(meadow(), 'meadow'),
  parts: eachAsPart(parts),
  motley: svgPart(motley, 'motley'),
  /** The colour itself, and it in the shade, deep in the shade and in the light. */
  inks: Object.fromEntries(
    colours.map((name) => [
      name,
      [named[name], shade(named[name], 0.16), shade(named[name], 0.3), light(named[name], 0.3)],
    ]),
  ),
});

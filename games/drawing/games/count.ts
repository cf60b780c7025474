/** Things to be counted and where they are; the bus, its street, and the children who wait for it. */
import { duck, fish } from '../animals/farm.ts';
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { named, shade } from '../colours.ts';
import { short } from '../geometry.ts';
import { street } from '../scenes/landscapes.ts';
import { busStop } from '../scenes/outside.ts';
import { lit } from '../scenes/sky.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import { svgPart } from '../svg/file.ts';
import { apple } from '../things/fruit.ts';
import { flower, mushroom, starAlone } from '../things/nature.ts';
import * as grounds from './count-grounds.ts';
import { sceneOf } from './game-rooms.ts';

const thingSize = 74;

/** Around its middle, as large as the others. */
function centred(drawing: string): string {
  const [x, y, width, height] = boxOf(drawing);
  const size = thingSize / Math.max(width, height);
  return group(
    drawing,
    `transform="scale(${size.toFixed(3)}) translate(${short(-x - width / 2)} ${short(-y - height / 2)})"`,
  );
}

/** Its feet are under water. */
const swimmingDuck = (): string =>
  `<clipPath id="ueber-wasser"><path d="M-80 -120H80V-15H-80Z"/></clipPath>` +
  group(duck(), 'clip-path="url(#ueber-wasser)"') +
  line('M-46 -12Q-30 -20 -14 -12T18 -12T50 -12', '#E6F6FB', 5);

const things = {
  aepfel: apple,
  blumen: () => flower(named.rosa),
  enten: swimmingDuck,
  sterne: starAlone,
  fische: fish,
  pilze: mushroom,
};

type Place = readonly [x: number, y: number, size: number];

/** Where twelve things of a kind belong: those that are far are small. */
const places: Record<keyof typeof things, readonly Place[]> = {
  aepfel: [
    [150, 84, 0.9],
    [306, 78, 0.9],
    [228, 152, 0.98],
    [66, 160, 0.9],
    [392, 158, 0.9],
    [164, 226, 0.98],
    [312, 226, 0.98],
    [228, 60, 0.84],
    [76, 228, 0.84],
    [404, 234, 0.84],
    [144, 156, 0.84],
    [314, 150, 0.84],
  ],
  blumen: [
    [122, 292, 1.25],
    [240, 328, 1.35],
    [358, 292, 1.25],
    [172, 212, 1.12],
    [308, 216, 1.12],
    [54, 214, 1.05],
    [426, 214, 1.05],
    [240, 150, 0.86],
    [116, 146, 0.84],
    [364, 148, 0.84],
    [44, 332, 1.15],
    [436, 332, 1.15],
  ],
  pilze: [
    [122, 312, 1.22],
    [244, 344, 1.36],
    [358, 312, 1.22],
    [176, 246, 1.06],
    [312, 250, 1.06],
    [54, 246, 1.02],
    [426, 244, 1.02],
    [242, 194, 0.82],
    [124, 188, 0.8],
    [360, 190, 0.8],
    [44, 346, 1.14],
    [436, 346, 1.14],
  ],
  enten: [
    [112, 294, 1.2],
    [238, 302, 1.22],
    [366, 288, 1.2],
    [188, 238, 1.1],
    [304, 226, 1.08],
    [84, 226, 1.06],
    [396, 214, 1.04],
    [232, 164, 0.9],
    [132, 160, 0.88],
    [334, 156, 0.86],
    [314, 352, 1.22],
    [166, 354, 1.2],
  ],
  fische: [
    [112, 106, 1.12],
    [340, 92, 1.1],
    [226, 172, 1.18],
    [394, 182, 1.12],
    [92, 196, 1.14],
    [312, 248, 1.18],
    [184, 256, 1.18],
    [400, 300, 1.14],
    [82, 310, 1.14],
    [222, 76, 1.04],
    [292, 334, 1.12],
    [184, 346, 1.12],
  ],
  sterne: [
    [120, 98, 1.12],
    [232, 66, 1.16],
    [330, 148, 1.1],
    [166, 172, 1.1],
    [60, 188, 1],
    [252, 230, 1.12],
    [404, 224, 1],
    [120, 272, 1.06],
    [346, 300, 1.04],
    [226, 330, 1.04],
    [42, 56, 0.9],
    [342, 50, 0.92],
  ],
};

/** Things stand on the ground by their foot, with a shadow; what hangs, swims or shines has none. */
const standing = new Set(['blumen', 'pilze']);

function placed(kind: keyof typeof things): string {
  const thing = centred(things[kind]());
  if (!standing.has(kind)) return thing;
  const [, y, , height] = boxOf(thing);
  return oval(0, y + height - 1, 24, 5, '#26233A', 'opacity=".16"') + thing;
}

const wheel = (x: number): string =>
  oval(x, 300, 25, 25, '#33313F') + oval(x, 300, 13, 13, '#D5D9E1') + oval(x, 300, 5, 5, '#6D6A78');

/** Where the middle of each window is. */
const seats = Array.from({ length: 10 }, (_, place): [number, number] => [
  124 + (place % 5) * 55,
  place < 5 ? 124 : 190,
]);
const pane = { width: 46, height: 52 };

const body = (): string =>
  solid(
    'bus',
    'M84 106Q84 86 104 86H394Q418 86 424 110L438 190Q440 200 440 212V284Q440 294 430 294H94Q84 294 84 284Z',
    named.gelb,
    'M80 244H446V300H80Z',
  ) +
  shape('M390 98H404Q410 98 412 106L416 134H390ZM390 146H418L426 196H390Z', '#BFE3F2') +
  shape('M392 210H430V288H392Z', shade(named.gelb, 0.2)) +
  shape('M396 214H410V284H396ZM413 214H427V284H413Z', '#BFE3F2') +
  line('M84 157H422M84 230H388', named.rot, 6) +
  wheel(146) +
  wheel(352);

/** In the evening there is light in it. */
const bus = (): string =>
  group(body(), 'class="scene-world"') +
  seats
    .map(([x, y]) => {
      const [left, top] = [x - pane.width / 2, y - pane.height / 2];
      return `<rect x="${left}" y="${top}" width="${pane.width}" height="${pane.height}" rx="6" fill="${lit('bulb', '#BFE3F2')}"/>`;
    })
    .join('') +
  oval(433, 272, 6, 8, '#FFF1A6');

/** As tall as life, and no two the same. */
const children: Description[] = [
  { who: 'mia' },
  { who: 'tom' },
  { who: 'cousine' },
  { who: 'cousin' },
  { who: 'lena' },
  {
    who: 'tom',
    wears: [
      ['hose', 'braun'],
      ['pullover', 'rot'],
      ['schuh', 'schwarz'],
    ],
  },
  {
    who: 'mia',
    wears: [
      ['hose', 'lila'],
      ['jacke', 'tuerkis'],
      ['schuh', 'rot'],
    ],
  },
  {
    who: 'cousin',
    wears: [
      ['hose', 'grau'],
      ['jacke', 'orange'],
      ['schuh', 'blau'],
    ],
  },
  {
    who: 'cousine',
    wears: [
      ['hose', 'jeans'],
      ['pullover', 'gruen'],
      ['schuh', 'gelb'],
    ],
  },
];

function childOf(description: Description, place: number) {
  const { svg, box } = drawPerson(description);
  return { svg: svgPart(svg, `child${place}`), top: Math.floor(box[1]) };
}

export const count = () => ({
  things: Object.fromEntries(
    (Object.keys(things) as (keyof typeof things)[]).map((kind) => [
      kind,
      svgPart(placed(kind), kind),
    ]),
  ),
  places,
  grounds: {
    aepfel: svgPart(grounds.orchard(), 'orchard'),
    blumen: svgPart(grounds.meadow(), 'meadow'),
    pilze: svgPart(grounds.wood(), 'wood'),
    enten: svgPart(grounds.pond(), 'pond'),
    fische: svgPart(grounds.underWater(), 'water'),
    sterne: svgPart(grounds.night(), 'night'),
  },
  street: sceneOf(street('sun'), 'sun', 'street'),
  stop: svgPart(group(busStop(), 'transform="translate(38 376) scale(.84)"'), 'stop'),
  bus: svgPart(bus(), 'bus'),
  seats,
  children: children.map(childOf),
});

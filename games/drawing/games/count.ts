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
    [176, 84, 0.66],
    [306, 92, 0.66],
    [240, 148, 0.7],
    [112, 160, 0.66],
    [372, 164, 0.66],
    [178, 218, 0.7],
    [304, 222, 0.7],
    [242, 46, 0.6],
    [72, 226, 0.62],
    [412, 232, 0.62],
    [122, 92, 0.6],
    [362, 96, 0.6],
  ],
  blumen: [
    [110, 306, 1.1],
    [240, 328, 1.15],
    [372, 302, 1.1],
    [176, 216, 0.9],
    [306, 220, 0.9],
    [58, 214, 0.85],
    [426, 218, 0.85],
    [240, 156, 0.66],
    [116, 150, 0.64],
    [360, 152, 0.64],
    [44, 344, 1.1],
    [434, 350, 1.1],
  ],
  pilze: [
    [112, 322, 1],
    [244, 346, 1.06],
    [372, 318, 1],
    [178, 250, 0.82],
    [310, 254, 0.82],
    [50, 248, 0.78],
    [430, 246, 0.78],
    [242, 200, 0.6],
    [124, 196, 0.58],
    [360, 198, 0.58],
    [42, 352, 0.96],
    [438, 354, 0.96],
  ],
  enten: [
    [130, 292, 1],
    [262, 318, 1.04],
    [356, 268, 0.96],
    [196, 226, 0.86],
    [300, 200, 0.8],
    [96, 210, 0.82],
    [394, 190, 0.78],
    [216, 152, 0.64],
    [120, 144, 0.62],
    [330, 140, 0.6],
    [366, 344, 1.02],
    [160, 360, 1.02],
  ],
  fische: [
    [120, 110, 0.9],
    [330, 96, 0.86],
    [226, 176, 0.96],
    [392, 190, 0.9],
    [92, 222, 0.92],
    [312, 262, 0.96],
    [186, 292, 0.94],
    [400, 320, 0.9],
    [82, 338, 0.88],
    [222, 74, 0.8],
    [426, 110, 0.76],
    [286, 346, 0.86],
  ],
  sterne: [
    [110, 90, 0.86],
    [244, 70, 0.9],
    [336, 150, 0.8],
    [170, 180, 0.8],
    [66, 190, 0.72],
    [262, 232, 0.84],
    [400, 224, 0.72],
    [120, 276, 0.76],
    [348, 296, 0.72],
    [220, 318, 0.7],
    [46, 60, 0.66],
    [340, 56, 0.62],
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

/** The family's apple tree on a meadow, and a portrait of each of the family. */
import { drawPerson } from '../characters/draw-person.ts';
import { people, type Name } from '../characters/people.ts';
import { light, named, shade } from '../colours.ts';
import { short, type Bend } from '../geometry.ts';
import { places } from '../scenes/places.ts';
import { line, limb, oval, shape } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { backdrop } from './backdrop.ts';

const family: Record<string, Name> = {
  oma: 'oma',
  opa: 'opa',
  mutter: 'mama',
  vater: 'papa',
  onkel: 'onkel',
  tante: 'tante',
  schwester: 'mia',
  bruder: 'tom',
  baby: 'baby',
  cousin: 'cousin',
  cousine: 'cousine',
};

/** Head and shoulders. */
function portrait(who: Name) {
  const { height, head } = people[who].body;
  const [width, tall] = [head * 1.56, head * 1.86];
  return {
    view: [-width / 2, -height - head * 0.3, width, tall].map(short).join(' '),
    svg: svgPart(drawPerson({ who }).svg, who),
  };
}

const bark = '#9A6B42';
const leaves = '#5FA95A';

const crown = (): string =>
  [
    [120, 120, 120, 92],
    [360, 120, 120, 92],
    [240, 74, 130, 78],
    [84, 214, 96, 66],
    [396, 214, 96, 66],
    [240, 216, 140, 74],
  ]
    .map(([x, y, rx, ry]) => oval(x!, y!, rx!, ry!, leaves))
    .join('') +
  oval(400, 150, 74, 70, shade(leaves, 0.1)) +
  oval(420, 226, 62, 44, shade(leaves, 0.1)) +
  oval(96, 96, 76, 52, light(leaves, 0.22)) +
  oval(210, 50, 84, 38, light(leaves, 0.22));

const trunk = (): string =>
  shape('M218 400Q232 300 224 190H256Q248 300 262 400Z', bark) +
  shape('M246 400Q240 300 246 190H256Q248 300 262 400Z', shade(bark, 0.2));

/** From the trunk to where somebody sits, and how thick. */
const boughs: readonly (readonly [Bend, width: number])[] = [
  [
    [
      [240, 210],
      [242, 130],
      [240, 62],
    ],
    16,
  ],
  [
    [
      [240, 108],
      [200, 100],
      [182, 72],
    ],
    11,
  ],
  [
    [
      [240, 108],
      [280, 100],
      [298, 72],
    ],
    11,
  ],
  [
    [
      [240, 244],
      [130, 240],
      [70, 206],
    ],
    12,
  ],
  [
    [
      [240, 240],
      [190, 234],
      [174, 206],
    ],
    11,
  ],
  [
    [
      [240, 244],
      [350, 240],
      [410, 206],
    ],
    12,
  ],
  [
    [
      [240, 240],
      [290, 234],
      [306, 206],
    ],
    11,
  ],
  [
    [
      [240, 374],
      [120, 374],
      [54, 342],
    ],
    10,
  ],
  [
    [
      [240, 372],
      [166, 370],
      [146, 342],
    ],
    9,
  ],
  [
    [
      [240, 374],
      [360, 374],
      [426, 342],
    ],
    10,
  ],
  [
    [
      [240, 372],
      [314, 370],
      [334, 342],
    ],
    9,
  ],
];

const apples = (): string =>
  [
    [112, 74],
    [380, 84],
    [240, 152],
    [108, 150],
    [372, 146],
    [30, 236],
    [450, 232],
  ]
    .map(([x, y]) => oval(x!, y!, 8, 8, named.rot) + line(`M${x} ${y! - 8}v-4`, bark, 2))
    .join('');

/** On a sheet of 480 × 400: three generations on three boughs. */
const tree = (): string =>
  crown() + trunk() + boughs.map(([bend, width]) => limb(bend, bark, width)).join('') + apples();

export const familyTree = () => ({
  meadow: backdrop(places.wiese({ season: 'summer', weather: 'sun' }), 'meadow'),
  tree: svgPart(tree(), 'tree'),
  portraits: Object.fromEntries(Object.entries(family).map(([word, who]) => [word, portrait(who)])),
});

/** Things to be counted and the ground they are on; the bus, its street, and the children who wait for it. */
import { duck, fish } from '../animals/farm.ts';
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { named, shade } from '../colours.ts';
import { short } from '../geometry.ts';
import { hill, seasons, street } from '../scenes/landscapes.ts';
import { busStop } from '../scenes/outside.ts';
import { lit, skyBehind } from '../scenes/sky.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import { svgPart } from '../svg/file.ts';
import { apple } from '../things/fruit.ts';
import { flower, mushroom, starAlone } from '../things/nature.ts';
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

const blades = (colour: string): string =>
  [
    [30, 116],
    [420, 140],
    [56, 246],
    [470, 262],
    [34, 352],
    [250, 384],
    [446, 372],
    [240, 96],
  ]
    .map(([x, y]) =>
      shape(
        `M${x! - 9} ${y}Q${x! - 8} ${y! - 10} ${x! - 12} ${y! - 12}Q${x! - 4} ${y! - 10} ${x! - 2} ${y! - 3}Q${x} ${y! - 14} ${x! + 3} ${y! - 18}Q${x! + 2} ${y! - 8} ${x! + 3} ${y! - 3}Q${x! + 7} ${y! - 10} ${x! + 12} ${y! - 11}Q${x! + 8} ${y! - 6} ${x! + 9} ${y}Z`,
        colour,
      ),
    )
    .join('');

/** Seen from above, so that everything lies in the grass. */
function meadow(): string {
  const { top, low, far, middle, ground } = seasons.summer;
  return (
    skyBehind(top, low) +
    group(
      hill(46, 20, far) +
        hill(66, 14, middle) +
        shape('M0 74C140 58 340 62 500 72V400H0Z', ground) +
        shape('M0 236C140 206 360 240 500 214V400H0Z', shade(ground, 0.05)) +
        blades(shade(ground, 0.14)),
      'class="scene-world"',
    )
  );
}

const pond = (): string =>
  group(
    shape('M0 0H500V400H0Z', seasons.summer.ground) +
      blades(shade(seasons.summer.ground, 0.14)) +
      shape('M40 76C120 2 390 -6 456 86S494 332 414 374S90 404 40 332S-14 140 40 76Z', '#E3C68E') +
      shape('M52 84C128 18 384 8 444 92S480 324 404 362S98 388 52 324S4 144 52 84Z', '#6FBEDD') +
      line(
        'M96 92q34 -12 68 0M310 336q34 -12 68 0M312 66q26 -10 52 0M84 318q26 -10 52 0M214 212q26 -10 52 0',
        '#A6DCEE',
        6,
      ) +
      line('M16 400Q22 346 10 306M32 400Q36 354 46 326M478 400Q470 350 486 306', '#3F8A4C', 7) +
      line('M10 318V296M46 338V316M486 318V296', '#8B5A33', 9),
    'class="scene-world"',
  );

/** Without stars of its own, because every star that is seen is counted. */
const night = (): string =>
  shape('M0 0H500V400H0Z', '#26315F') +
  shape('M0 0H500V150Q250 250 0 150Z', '#1F2950') +
  '<path d="M448 18C428 22 416 40 420 60C424 78 442 88 460 82C442 80 432 64 434 48C435 34 440 24 448 18Z" fill="#FFE9A8"/>' +
  hill(386, 26, '#1B2543') +
  hill(404, 16, '#151D36');

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
    Object.entries(things).map(([kind, draw]) => [kind, svgPart(centred(draw()), kind)]),
  ),
  grounds: {
    meadow: svgPart(meadow(), 'meadow'),
    pond: svgPart(pond(), 'pond'),
    night: svgPart(night(), 'night'),
  },
  street: sceneOf(street('sun'), 'sun', 'street'),
  stop: svgPart(group(busStop(), 'transform="translate(38 376) scale(.84)"'), 'stop'),
  bus: svgPart(bus(), 'bus'),
  seats,
  children: children.map(childOf),
});

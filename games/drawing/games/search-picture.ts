/** The places of a search picture, once broad and once upright: what is behind those who hide, and what is before them. */
import { light, named, shade } from '../colours.ts';
import { short } from '../geometry.ts';
import { palm, roundTree, seasons } from '../scenes/landscapes.ts';
import { bush, fence } from '../scenes/outside.ts';
import { cloud } from '../scenes/sky.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import { svgPart } from '../svg/file.ts';
import { moonAlone, starAlone } from '../things/nature.ts';
import {
  crate,
  hayBale,
  hut,
  iceCart,
  rowingBoat,
  sign,
  shed,
  wheelbarrow,
} from './search-covers.ts';

type Spot = readonly [x: number, y: number, size: number];
/** Where it stands on the broad sheet of 1000 × 500 and on the upright one of 640 × 860, whose left edge is at -40. */
type Item = { draws: string; wide: Spot; tall: Spot };
type Side = 'wide' | 'tall';

const placed = (items: readonly Item[], side: Side): string =>
  items
    .map(({ draws, [side]: [x, y, size] }) =>
      group(draws, `transform="translate(${x} ${y}) scale(${size})"`),
    )
    .join('');

const { far, middle, ground } = seasons.summer;
const sand = '#EBD5A4';

/** Land goes on to all sides, because screens differ. */
const band = (y: number, rise: number, fill: string): string =>
  shape(
    `M-900 ${y}C-700 ${y - rise} -500 ${y + rise * 0.3} -300 ${y - rise * 0.4}S60 ${y + rise * 0.2} 240 ${y - rise * 0.5}S520 ${y - rise} 760 ${y - rise * 0.2}S1200 ${y - rise} 1900 ${y}V1700H-900Z`,
    fill,
  );

const skyOf = (top: string, low: string, end: number, id: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="${end}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
  shape('M-900 -900H1900V1700H-900Z', `url(#${id})`);

const tuft = shape(
  'M-14 0Q-12 -16 -18 -20Q-6 -16 -4 -4Q-2 -20 4 -28Q4 -14 6 -4Q12 -16 20 -18Q11 -10 14 0Z',
  shade(ground, 0.14),
);
const tuftPlaces: readonly (readonly [Spot, Spot])[] = [
  [
    [40, 300, 0.7],
    [40, 380, 0.8],
  ],
  [
    [420, 300, 0.7],
    [330, 400, 0.8],
  ],
  [
    [860, 470, 1],
    [360, 700, 1],
  ],
  [
    [330, 480, 1],
    [180, 846, 1.1],
  ],
  [
    [520, 490, 1.1],
    [540, 846, 1.1],
  ],
  [
    [980, 320, 0.8],
    [545, 540, 0.9],
  ],
  [
    [130, 480, 1.1],
    [30, 700, 1],
  ],
];
const tufts: Item[] = tuftPlaces.map(([wide, tall]) => ({ draws: tuft, wide, tall }));

const blade = (x: number, top: number, lean: number, colour: string): string =>
  shape(
    `M${x - 7} 0Q${x - 4} ${top * 0.6} ${x + lean} ${top}Q${x + 6} ${top * 0.6} ${x + 8} 0Z`,
    colour,
  );
const reeds = [-44, -32, -20, -8, 4, 16, 28, 40]
  .map((x, place) =>
    blade(x, -34 - ((place * 17) % 22), ((place * 7) % 12) - 6, place % 2 ? '#4F8A4C' : '#6DA95A'),
  )
  .join('');
const leaves =
  shape('M0 4Q-46 -6 -62 -52Q-10 -46 0 4Z', '#3F9A5A') +
  shape('M0 4Q46 -6 62 -52Q10 -46 0 4Z', shade('#3F9A5A', 0.14)) +
  shape('M0 4Q-26 -24 -4 -56Q26 -24 0 4Z', light('#3F9A5A', 0.2)) +
  line('M-2 0Q-3 -26 -4 -44M-10 -4Q-34 -18 -48 -38M10 -4Q34 -18 48 -38', light('#3F9A5A', 0.5), 2);
const log =
  solid('stamm', 'M-46 -36H36Q48 -36 48 -18T36 0H-46Z', '#9A6A42', 'M-60 -16H50V2H-60Z') +
  line('M-30 -26H0M8 -20H28', shade('#9A6A42', 0.25), 3) +
  oval(-45, -18, 13, 18, '#E2B98A') +
  oval(-45, -18, 7, 10, '#C4935F') +
  shape('M10 -35Q12 -48 26 -46Q25 -36 16 -34Z', named.gruen);
const rockAt = (colour: string): string =>
  shape('M-62 0C-66 -30 -44 -46 -18 -46C-2 -58 36 -52 44 -34C60 -30 64 -12 62 0Z', colour) +
  shape(
    'M20 -51C36 -48 42 -40 44 -34C60 -30 64 -12 62 0H34C42 -20 34 -40 20 -51Z',
    shade(colour, 0.15),
  ) +
  line('M-40 -20q12 -12 26 -10', light(colour, 0.45), 4);
const pond =
  oval(0, -2, 168, 54, '#CDB27C') +
  oval(0, -4, 156, 46, '#4FA3C7') +
  line('M-96 -22h40M20 -26h46M-20 -2h36', '#CDEBF5', 4);
const pondFront =
  shape(
    'M-150 -2Q-130 -18 -110 -8T-70 -8T-30 -8T10 -8T50 -8T90 -8T150 -2C130 34 60 42 0 42C-60 42 -130 34 -150 -2Z',
    '#5DB3D8',
  ) +
  line('M-100 10q14 -8 28 0M-20 20q14 -8 28 0M60 8q14 -8 28 0', '#D8F1FA', 3.4) +
  [
    [-62, 22],
    [34, 28],
    [104, 18],
  ]
    .map(([x, y]) => oval(x!, y!, 19, 8, named.gruen) + oval(x! - 4, y! - 5, 7, 5, named.rosa))
    .join('');
const bigTree =
  shape('M-26 0C-18 -60 -20 -110 -22 -200H24C22 -100 26 -50 34 0Q0 8 -26 0Z', '#8A5C38') +
  shape('M8 -200H24C22 -100 26 -50 34 0H14C18 -60 14 -110 8 -160Z', shade('#8A5C38', 0.2)) +
  line('M-10 -110Q-60 -118 -84 -150', '#8A5C38', 14) +
  [
    [-70, -190, 58],
    [60, -196, 62],
    [0, -234, 70],
    [-90, -160, 36],
    [84, -158, 36],
  ]
    .map(([x, y, r], place) => oval(x!, y!, r!, r! * 0.82, place % 2 ? '#45934F' : '#4E9E52'))
    .join('') +
  oval(-26, -256, 30, 20, light('#4E9E52', 0.25));
const treeLeaves =
  [
    [-118, -120, 26],
    [-84, -112, 30],
    [-50, -122, 26],
  ]
    .map(([x, y, r], place) => oval(x!, y!, r!, r! * 0.8, place % 2 ? '#5FAE5E' : '#3F8B4A'))
    .join('') + oval(-96, -122, 12, 8, light('#5FAE5E', 0.3));
const path = shape(
  'M-60 0C40 -20 120 -30 170 -70C210 -100 170 -120 190 -150L214 -150C200 -116 250 -104 240 -66C226 -24 140 20 100 400L-180 400Q-140 40 -60 0Z',
  sand,
);

const zooBehind = (side: Side): string => {
  const end = side === 'wide' ? 170 : 200;
  return (
    skyOf('#8FD0F0', '#FDF1CF', end, `zoo-${side}`) +
    placed(
      [
        { draws: cloud(0, 0, 1, '#FFFFFF'), wide: [210, 60, 1.1], tall: [330, 80, 1.2] },
        { draws: cloud(0, 0, 1, '#FFFFFF'), wide: [640, 46, 0.9], tall: [470, 40, 0.9] },
      ],
      side,
    ) +
    band(end - 6, 46, far) +
    [-380, -240, -120, 40, 240, 470, 560, 790, 1080, 1220]
      .map((x, place) => roundTree(x, end + 20 + (place % 2) * 6, 0.8, '#5FA95A'))
      .join('') +
    band(end + 26, 20, middle) +
    band(end + 86, 26, ground) +
    placed(
      [
        { draws: path, wide: [300, 470, 1.5], tall: [130, 830, 1.5] },
        { draws: palm(0, 0, 1), wide: [430, 250, 1], tall: [250, 300, 1.1] },
        { draws: bigTree, wide: [949, 263, 1], tall: [546, 550, 1.15] },
        { draws: pond, wide: [809, 398, 1], tall: [157, 668, 0.96] },
        ...tufts,
      ],
      side,
    )
  );
};

const zooBefore: Item[] = [
  {
    draws:
      roundTree(-44, 0, 0.9, '#4E9E52') +
      roundTree(40, 4, 1, '#5FAE5E') +
      roundTree(0, 10, 0.8, '#45934F'),
    wide: [347, 257, 1],
    tall: [110, 328, 1.15],
  },
  { draws: shed, wide: [76, 269, 1], tall: [478, 291, 1] },
  { draws: fence(), wide: [198, 273, 0.62], tall: [354, 297, 0.7] },
  { draws: rockAt('#B59C86'), wide: [643, 270, 0.86], tall: [242, 378, 0.95] },
  { draws: fence(), wide: [773, 277, 0.66], tall: [104, 484, 0.72] },
  { draws: treeLeaves, wide: [949, 263, 1], tall: [546, 550, 1.15] },
  { draws: bush(named.gruen), wide: [76, 431, 1.1], tall: [472, 791, 1.2] },
  { draws: iceCart, wide: [506, 370, 0.94], tall: [270, 538, 0.95] },
  { draws: hayBale, wide: [364, 450, 1.06], tall: [462, 620, 1] },
  { draws: pondFront, wide: [809, 398, 1], tall: [157, 668, 0.96] },
  { draws: leaves, wide: [229, 461, 1.1], tall: [101, 823, 1.2] },
  { draws: leaves, wide: [572, 495, 1.1], tall: [274, 825, 1.2] },
];

const eveningCloud = cloud(0, 0, 1, '#FBE6DA');

const walkBehind = (side: Side): string => {
  const end = side === 'wide' ? 196 : 300;
  return (
    skyOf('#7F9BD8', '#FFD9B0', end, `walk-${side}`) +
    placed([{ draws: eveningCloud, wide: [90, 60, 0.9], tall: [500, 190, 0.8] }], side) +
    band(end + 6, 24, '#A9C6A6')
  );
};
/** Nearer than the mountain and the sea. */
const walkLand = (side: Side): string =>
  side === 'wide'
    ? band(262, 20, middle) + band(330, 24, ground)
    : band(378, 20, middle) + band(500, 30, ground);

const sandAndGrass =
  shape('M-150 8Q-110 -34 -30 -30Q60 -34 110 -10Q150 0 180 10Z', '#F2D9A2') +
  line(
    'M-96 -12Q-100 -30 -106 -36M-92 -12Q-90 -30 -84 -36M40 -20Q36 -36 30 -42M44 -20Q48 -36 54 -40',
    '#7FA95C',
    4,
  );

const walkBefore: Item[] = [
  { draws: eveningCloud, wide: [647, 140, 1.05], tall: [156, 158, 1.15] },
  { draws: eveningCloud, wide: [411, 119, 0.8], tall: [415, 127, 0.9] },
  { draws: sandAndGrass, wide: [820, 286, 0.9], tall: [120, 412, 0.72] },
  { draws: rowingBoat, wide: [880, 290, 0.8], tall: [66, 424, 0.85] },
  { draws: hut, wide: [528, 352, 1], tall: [478, 556, 1.1] },
  {
    draws: bush('#45934F') + group(bush('#3F8B4A'), 'transform="translate(70 4)"'),
    wide: [70, 352, 0.9],
    tall: [74, 557, 0.9],
  },
  { draws: leaves, wide: [282, 393, 0.9], tall: [263, 551, 0.95] },
  { draws: sign, wide: [727, 456, 0.9], tall: [330, 746, 1] },
  { draws: wheelbarrow, wide: [150, 466, 1], tall: [103, 690, 1] },
  { draws: log, wide: [411, 492, 1.15], tall: [220, 837, 1.2] },
  { draws: crate, wide: [633, 473, 1], tall: [448, 839, 1.05] },
  { draws: reeds, wide: [892, 466, 1.25], tall: [501, 695, 1.25] },
];

const bay =
  `<clipPath id="bucht"><path d="M-190 0C-170 -40 -120 -64 -40 -66H150C230 -64 280 -40 300 0V30H-190Z"/></clipPath>` +
  group(
    shape('M-200 -80H300V40H-200Z', '#3F9CCB') +
      shape('M-200 -34H300V40H-200Z', '#5DB3D8') +
      line(
        'M-90 -50h34M0 -46h44M90 -52h30M150 -44h40M-120 -24h40M-40 -16h50M60 -24h44M150 -14h50M-80 2h40M20 6h40',
        '#D8F1FA',
        4,
      ) +
      shape('M40 -48L52 -84L70 -48Z', '#FFFFFF') +
      shape('M34 -46H74L66 -38H42Z', named.rot),
    'clip-path="url(#bucht)"',
  );
const peak =
  shape('M-150 0L-30 -170L4 -140L40 -196L176 0Z', '#8D93B4') +
  shape('M40 -196L176 0H60Q90 -90 40 -196Z', '#767CA0') +
  shape('M40 -196L78 -140L56 -128L38 -142L20 -124L4 -140Z', '#FFFFFF') +
  shape('M-30 -170L-6 -149L-20 -136L-34 -146L-54 -136Z', '#FFFFFF');

/** Of its own, where a word's picture brings a place with it. */
const hidden: Record<string, string> = {
  mond: moonAlone(),
  stern: starAlone(),
  meer: bay,
  berg: peak,
};

const sheets: Record<Side, string> = { wide: '0 0 1000 500', tall: '-40 0 640 860' };
const sides: readonly Side[] = ['wide', 'tall'];

export const searchPicture = () => ({
  sheets,
  behind: Object.fromEntries(
    sides.flatMap((side) => [
      [`zoo-${side}`, svgPart(zooBehind(side), `zoo-${side}`)],
      [`walk-${side}`, svgPart(walkBehind(side), `walk-${side}`)],
    ]),
  ),
  land: Object.fromEntries(
    sides.map((side) => [
      `walk-${side}`,
      svgPart(walkLand(side) + placed(tufts, side), `land-${side}`),
    ]),
  ),
  before: Object.fromEntries(
    sides.flatMap((side) => [
      [`zoo-${side}`, svgPart(placed(zooBefore, side), `zoo-before-${side}`)],
      [`walk-${side}`, svgPart(placed(walkBefore, side), `walk-before-${side}`)],
    ]),
  ),
  hidden: Object.fromEntries(
    Object.entries(hidden).map(([word, svg]) => [
      word,
      { svg: svgPart(svg, `hidden-${word}`), view: boxOf(svg).map(short).join(' ') },
    ]),
  ),
});

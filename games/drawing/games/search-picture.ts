/** Where words hide: each place on 100 × 100 with what stands behind and what covers, and the ground around them. */
import { light, named, shade } from '../colours.ts';
import { firTree, palm, seasons } from '../scenes/landscapes.ts';
import { bush, fence, rock } from '../scenes/outside.ts';
import { cloud, lit } from '../scenes/sky.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';

const onGround = (drawing: string, x: number, size: number, y = 100): string =>
  group(drawing, `transform="translate(${x} ${y}) scale(${size})"`);

const blossom = (x: number, y: number, colour: string): string =>
  group(
    [0, 72, 144, 216, 288]
      .map((turn) => `<circle cy="-6" r="5" fill="${colour}" transform="rotate(${turn})"/>`)
      .join('') + oval(0, 0, 3.6, 3.6, named.gelb),
    `transform="translate(${x} ${y})"`,
  );

const thicket = onGround(bush(named.gruen), 50, 0.92);

const blade = (x: number, top: number, lean: number, colour: string): string =>
  shape(
    `M${x - 6} 100Q${x - 4} ${top + 20} ${x + lean} ${top}Q${x + 5} ${top + 22} ${x + 7} 100Z`,
    colour,
  );

const grass =
  [
    [6, 58, -8],
    [30, 50, 6],
    [54, 54, -6],
    [76, 52, 6],
    [94, 60, 8],
  ]
    .map(([x, top, lean]) => blade(x!, top!, lean!, seasons.summer.tree))
    .join('') +
  [
    [18, 68, -4],
    [42, 64, 4],
    [66, 66, -4],
    [88, 70, 4],
  ]
    .map(([x, top, lean]) => blade(x!, top!, lean!, '#6DB65A'))
    .join('') +
  shape('M-2 100Q2 84 24 88T70 87T102 100Z', '#5FA95A');

const log =
  solid('stamm', 'M12 66H88Q98 66 98 82T88 98H12Z', '#9A6A42', 'M0 84H100V100H0Z') +
  line('M24 75H52M62 80H84', shade('#9A6A42', 0.25), 3) +
  oval(13, 82, 12, 16, '#E2B98A') +
  oval(13, 82, 6.5, 9, '#C4935F') +
  oval(13, 82, 3, 4.4, '#E2B98A') +
  shape('M60 67Q62 54 76 56Q75 66 66 68Z', named.gruen);

const dune =
  solid(
    'duene',
    'M-4 100Q10 62 44 66Q76 70 104 100Z',
    '#F2D9A2',
    'M36 100Q50 80 44 64Q80 68 108 100Z',
  ) + line('M8 98Q5 84 1 80M10 98Q12 84 16 77M12 98Q20 88 24 86', '#7FA95C', 3);

const knoll =
  solid(
    'huegel',
    'M-6 100Q14 54 52 58Q90 62 106 100Z',
    seasons.summer.middle,
    'M40 100Q62 78 52 56Q92 60 108 100Z',
  ) +
  blossom(24, 88, '#FFFFFF') +
  blossom(76, 90, named.rosa);

const water =
  shape(
    'M-4 82Q4 72 12 78T30 78T48 78T66 78T84 78T104 82Q98 102 50 102T-4 82Z',
    lit('sea', '#6FBEDD'),
  ) +
  line('M16 90q6 -4 12 0M58 95q6 -4 12 0', '#D8F1FA', 2.6) +
  shape('M72 87A12 5.500 0 1 0 98 87L86 85Z', named.gruen) +
  blossom(22, 84, named.rosa);

const leaves =
  shape('M50 104Q10 96 -4 58Q40 62 50 104Z', '#3F9A5A') +
  shape('M50 104Q90 96 104 58Q60 62 50 104Z', shade('#3F9A5A', 0.14)) +
  shape('M50 104Q28 80 46 52Q70 80 50 104Z', light('#3F9A5A', 0.2)) +
  line('M48 98Q46 80 46 66M40 94Q22 84 10 70M60 94Q78 84 92 70', light('#3F9A5A', 0.5), 1.8);

const firs =
  firTree(18, 100, 0.62, '#4F9668') +
  firTree(82, 100, 0.62, '#4F9668') +
  firTree(50, 104, 0.56, '#63A97B');

const drift =
  cloud(46, 82, 1.24, lit('cloud', '#FFFFFF')) + cloud(64, 88, 0.8, lit('cloud', '#EEF4FA'));

/** Darker in the evening than what hides there. */
const inEvening = (drawing: string, name: string): string =>
  svgPart(group(drawing, 'class="scene-world"'), name);

type Hiding = { back?: string; front: string };

const places: Record<string, Hiding> = {
  bush: { front: thicket },
  blossoms: {
    front:
      thicket +
      blossom(24, 84, named.rot) +
      blossom(50, 70, '#FFFFFF') +
      blossom(76, 84, named.rosa),
  },
  cloud: { front: drift },
  dune: { front: dune },
  fence: { front: onGround(fence(), 50, 0.53) },
  fir: { front: firs },
  grass: { front: grass },
  hill: { front: knoll },
  log: { front: log },
  palm: { back: palm(78, 100, 0.78), front: leaves },
  pond: {
    back: oval(50, 84, 54, 19, '#E3C68E') + oval(50, 82, 51, 16, lit('sea', '#4FA3C7')),
    front: water,
  },
  rock: { front: onGround(rock(), 50, 0.86) },
};

/** Stretched to any page, so nothing on it needs to keep its shape. */
const stretched = (top: string, low: string, far: string): string => {
  const { far: hills, middle, ground } = seasons.summer;
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit('sky', top)}"/><stop offset=".45" stop-color="${lit('sky-low', low)}"/></linearGradient>` +
    '<rect width="100" height="100" fill="url(#sky)"/>' +
    group(
      far +
        shape('M0 30Q24 18 50 27T100 24V100H0Z', hills) +
        shape('M0 48Q30 38 56 46T100 42V100H0Z', middle) +
        shape('M0 68Q34 58 60 67T100 63V100H0Z', ground) +
        shape(
          'M36 100Q26 86 50 76T58 58T44 42L49 41Q56 50 66 58T64 80T58 100Z',
          '#EBD5A4',
          'opacity=".85"',
        ) +
        shape('M0 90Q24 83 44 89T100 86V100H0Z', shade(ground, 0.08)),
      'class="scene-world"',
    )
  );
};

const peaks =
  shape('M0 36L14 14L24 26L44 6L60 28L74 12L88 24L100 16V50H0Z', '#9FA6C4') +
  shape(
    'M14 14L18.500 19.500L15 18L10 20.500ZM44 6L50 14L45 12L39 12ZM74 12L79 17L75 16L70 17.500Z',
    '#FFFFFF',
  );

const grounds = {
  zoo: stretched('#8FD0F0', '#FDF1CF', ''),
  walk: stretched('#9FD2EE', '#FBF1DA', peaks),
};

const tuft = shape(
  'M2 24Q3 14 0 10Q7 14 8 20Q9 8 12 3Q13 12 14 20Q17 12 24 9Q20 16 21 24Z',
  shade(seasons.summer.ground, 0.14),
);
const daisies = (colour: string): string =>
  line('M12 24V14', seasons.summer.tree, 2.6) +
  group(blossom(0, 0, colour), 'transform="translate(12 9) scale(.8)"');

export const searchPicture = () => ({
  grounds: Object.fromEntries(
    Object.entries(grounds).map(([name, ground]) => [name, svgPart(ground, name)]),
  ),
  places: Object.fromEntries(
    Object.entries(places).map(([name, { back = '', front }]) => [
      name,
      { back: back && inEvening(back, `${name}-back`), front: inEvening(front, name) },
    ]),
  ),
  decor: [tuft, daisies('#FFFFFF'), tuft, daisies(named.rosa)].map((drawing, place) =>
    inEvening(drawing, `decor${place}`),
  ),
});

/** The colours: paint in exactly the colour that the word names, each put on in its own way; what it comes from is pale. */
import { named, type ColourName } from '../colours.ts';
import { group, light, line, oval, shade, shape, softEdge, solid } from '../strokes.ts';

type Paint = (colour: string) => string;

const wood = '#E9D9BD';
const metal = '#C9CED8';
const tin = '#EEF0F4';

const blob =
  'M4 -112C22 -116 30 -98 44 -98C62 -96 72 -82 66 -66C62 -54 78 -46 74 -32C70 -18 54 -20 50 -10C44 4 30 6 18 0C6 -6 -4 8 -18 4C-34 0 -30 -14 -44 -18C-60 -22 -72 -32 -66 -48C-62 -58 -76 -66 -70 -80C-64 -94 -48 -86 -38 -94C-28 -104 -16 -112 4 -112Z';

/** Thick paint along a way, darker below. */
const stroke = (d: string, colour: string, width: number): string =>
  line(d, shade(colour, 0.2), width) +
  group(line(d, colour, width - 3), 'transform="translate(-1 -1.500)"');

const streaks = (d: string, colour: string, width = 4): string =>
  line(d, light(colour, 0.4), width);

/** Its tip is at 0, and it points down; as tall as 76. */
const brush = (x: number, y: number, turn: number, colour: string): string =>
  group(
    line('M0 -34V-72', shade(wood, 0.18), 9) +
      group(line('M0 -34V-72', wood, 7), 'transform="translate(-1 0)"') +
      shape('M-9 -36H9V-22H-9Z', metal) +
      shape('M3 -36H9V-22H3Z', shade(metal)) +
      shape('M-9 -22H9Q11 -8 0 2Q-11 -8 -9 -22Z', colour) +
      shape('M3 -22H9Q11 -8 0 2Q5 -8 3 -22Z', shade(colour, 0.2)),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

const brushed: Paint = (colour) =>
  stroke(
    'M-54 -92C-20 -106 20 -106 48 -94C66 -78 -54 -68 -54 -40C-54 -18 -34 -14 -8 -16',
    colour,
    40,
  ) +
  streaks('M-48 -98C-20 -108 10 -108 34 -102M-54 -52C-48 -60 -30 -66 -10 -70', colour) +
  brush(0, -14, 74, colour);

const spilt: Paint = (colour) =>
  solid(
    'lache',
    'M-10 -72C20 -80 38 -66 58 -62C80 -56 84 -34 70 -24C62 -16 72 -6 56 0C36 8 14 -2 -6 4C-30 10 -44 4 -58 -2C-78 -10 -80 -30 -62 -38C-46 -46 -40 -66 -10 -72Z',
    colour,
    'M50 -80C60 -40 20 -10 -60 -8V14H96V-80Z',
  ) +
  streaks('M-46 -34C-42 -44 -34 -52 -22 -56M-58 -22h.1', colour, 7) +
  group(
    shape('M-30 -32L-26 32Q0 40 26 32L30 -32Z', tin, softEdge(tin)) +
      shape('M10 -32H30L26 32Q18 36 8 37Z', shade(tin, 0.14)) +
      oval(0, -32, 30, 10, shade(tin, 0.3)) +
      oval(0, -31, 25, 7.5, colour),
    'transform="translate(-28 -84) rotate(104)"',
  ) +
  shape('M2 -106C16 -104 24 -92 22 -74C20 -60 2 -58 -2 -70C-4 -84 -6 -98 2 -106Z', colour);

const spiral: Paint = (colour) => {
  const way =
    'M2 -54C10 -62 22 -52 16 -40C8 -26 -20 -30 -24 -52C-26 -78 4 -90 28 -80C56 -66 56 -26 30 -10C4 2 -40 0 -54 -30C-66 -66 -44 -98 -12 -106';
  return (
    stroke(way, colour, 27) +
    streaks('M-22 -60C-18 -76 4 -84 22 -78M-60 -44C-62 -66 -50 -88 -30 -98', colour)
  );
};

const rolled: Paint = (colour) =>
  solid(
    'bahn',
    'M-74 -100L-58 -104L-66 -112H40V4H-58L-70 -4L-54 -14L-76 -26L-60 -38L-74 -52L-62 -66L-76 -80L-60 -90Z',
    colour,
    'M-80 -13H60V20H-80Z',
  ) +
  streaks('M-40 -96H16M-46 -80H-20', colour, 5) +
  line('M54 -112V-118H74V-54H62V-36', '#A9AFBC', 5) +
  line('M62 -34V-4', shade(wood, 0.18), 12) +
  line('M61 -34V-5', wood, 9) +
  solid(
    'rolle',
    'M38 -112Q38 -114 42 -114H54Q58 -114 58 -112V2Q58 6 54 6H42Q38 6 38 2Z',
    colour,
    'M50 -118H62V10H50Z',
  );

const splashed: Paint = (colour) =>
  oval(68, -104, 8, 8, colour, softEdge(colour)) +
  oval(-66, -6, 9, 9, colour, softEdge(colour)) +
  oval(-68, -106, 5, 5, colour, softEdge(colour)) +
  oval(70, -4, 6, 6, colour, softEdge(colour)) +
  solid('klecks', blob, colour, 'M40 -120C62 -80 56 -30 10 16H90V-120Z') +
  shape(
    'M-48 -62C-46 -78 -32 -88 -16 -92C-10 -93 -8 -86 -14 -84C-26 -80 -36 -72 -38 -60C-40 -54 -48 -54 -48 -62Z',
    light(colour, 0.5),
  );

/** Out of its tube, in one long worm. */
const squeezed: Paint = (colour) =>
  stroke(
    'M-10 -84C30 -96 62 -84 56 -68C48 -52 -52 -70 -56 -46C-58 -24 54 -52 56 -30C56 -8 -20 -24 -50 -8',
    colour,
    29,
  ) +
  streaks(
    'M14 -96C32 -98 48 -92 52 -84M-48 -56C-36 -62 -14 -60 0 -58M-10 -36C10 -40 36 -42 44 -36',
    colour,
  ) +
  group(
    shape('M-12 0H12L24 -52H-24Z', tin, softEdge(tin)) +
      shape('M4 0H12L24 -52H10Z', shade(tin, 0.14)) +
      shape('M-18.500 -24H18.500L21.500 -38H-21.500Z', colour) +
      shape('M-9 -2H9V9H-9Z', metal) +
      shape('M-27 -60H27V-50H-27Z', metal),
    'transform="translate(-16 -86) rotate(-58)"',
  );

const fingers = [
  'M-28 -50L-50 -84',
  'M-12 -62L-22 -104',
  'M10 -62L14 -108',
  'M30 -54L48 -92',
] as const;

const hand: Paint = (colour) =>
  fingers.map((finger) => stroke(finger, colour, 22)).join('') +
  stroke('M34 -22L64 -46', colour, 23) +
  solid(
    'hand',
    'M-40 -52C-34 -70 -4 -74 18 -70C38 -68 46 -54 46 -36C46 -12 28 4 4 4C-24 4 -42 -14 -42 -36C-42 -44 -42 -48 -40 -52Z',
    colour,
    'M36 -80C44 -40 24 -4 -30 -2V14H70V-80Z',
  ) +
  streaks('M-8 -46C4 -52 20 -50 30 -42M-52 -84l4 6M-23 -104l1 7M14 -108v7M49 -91l-3 6', colour, 4);

const crayon: Paint = (colour) =>
  stroke(
    'M-62 -56L-34 -104L-58 -16L-8 -110L-40 -4L22 -108L-14 -2L48 -100L12 -4L62 -78L36 -10L58 -30',
    colour,
    19,
  ) +
  group(
    shape('M-10 -14H10V-62H-10Z', tin, softEdge(tin)) +
      shape('M3 -14H10V-62H3Z', shade(tin, 0.14)) +
      shape('M-10 -14H10L4 0H-4Z', colour) +
      shape('M-10 -22H10V-28H-10ZM-10 -48H10V-54H-10Z', colour),
    'transform="translate(58 -26) rotate(38)"',
  );

const drops = [
  [-64, -78, 7],
  [-70, -34, 9],
  [-52, 0, 6],
  [-40, -110, 8],
  [8, -116, 5],
  [54, -104, 10],
  [74, -70, 6],
  [70, -20, 8],
  [38, 2, 6],
] as const;

/** Fallen from high above. */
const spattered: Paint = (colour) =>
  solid(
    'tropfen',
    'M-6 -108C2 -96 8 -90 18 -98C30 -112 44 -102 36 -90C30 -80 44 -78 58 -82C74 -84 76 -66 62 -62C50 -58 54 -48 64 -40C76 -28 60 -16 48 -26C38 -34 32 -26 34 -12C36 4 16 6 14 -8C12 -20 2 -20 -6 -10C-14 4 -32 0 -28 -14C-24 -28 -34 -28 -46 -22C-62 -16 -70 -32 -56 -40C-44 -46 -48 -54 -60 -58C-74 -64 -64 -82 -50 -76C-38 -72 -34 -80 -40 -90C-46 -104 -28 -112 -20 -98C-16 -92 -12 -98 -6 -108Z',
    colour,
    'M40 -120C62 -80 46 -30 0 16H90V-120Z',
  ) +
  drops.map(([x, y, r]) => oval(x, y, r, r, colour)).join('') +
  streaks('M-34 -56C-32 -68 -22 -76 -8 -78', colour, 7);

/** A tin so full that the paint runs down its side. */
const brimful: Paint = (colour) =>
  solid(
    'eimer',
    'M-64 -74L-56 -8Q-54 8 0 8Q54 8 56 -8L64 -74Z',
    '#A9B0BE',
    'M30 -80L24 14H80V-80Z',
  ) +
  shape(
    'M-64 -78L-61 -46C-58 -30 -42 -32 -40 -44C-38 -54 -30 -52 -29 -42L-27 -18C-24 -2 -4 -2 -2 -18L-1 -30C0 -40 10 -40 12 -30C14 -18 28 -18 30 -30C32 -42 38 -40 40 -28C43 -14 56 -18 58 -34L64 -78Z',
    colour,
    softEdge(colour),
  ) +
  oval(-1, -81, 65, 34, metal) +
  oval(0, -79, 59, 29, colour) +
  shape('M-63 -74C-58 -36 58 -36 63 -74L58 -79C54 -42 -54 -42 -58 -79Z', colour) +
  line(
    'M-30 -80C-26 -98 18 -100 30 -84C38 -68 6 -62 -6 -70C-10 -78 4 -82 12 -78',
    shade(colour, 0.14),
    5,
  );

const dripping: Paint = (colour) =>
  solid(
    'wand',
    'M-70 -108Q-72 -114 -64 -114H64Q72 -114 70 -106V-34C70 -20 52 -20 52 -34C52 -46 40 -46 40 -34V-8C40 8 20 8 20 -8V-24C20 -36 8 -36 8 -24V-16C8 -2 -12 -2 -12 -16V-34C-12 -46 -24 -46 -24 -34V-4C-24 10 -44 10 -44 -4V-40C-44 -50 -52 -50 -52 -40C-52 -26 -70 -26 -70 -40Z',
    colour,
    'M44 -120H80V20H-60L-20 -14Q40 -30 44 -120Z',
  ) + streaks('M-56 -102H-10M-58 -90V-62M-34 -18V-8', colour, 6);

const ways: Partial<Record<ColourName, Paint>> = {
  rot: brushed,
  blau: spilt,
  gelb: spiral,
  gruen: rolled,
  orange: splashed,
  lila: squeezed,
  rosa: hand,
  braun: crayon,
  schwarz: spattered,
  weiss: brimful,
  grau: dripping,
};

export const paint = (name: ColourName) => (): string => (ways[name] ?? splashed)(named[name]);

const rainbow = [named.rot, named.orange, named.gelb, named.gruen, named.blau, named.lila];

export const manyColours = (): string => {
  const slice = (colour: string, place: number) =>
    `<path d="M0 -56L-30 -190H110L78 -102Z" fill="${colour}" transform="rotate(${place * 60} 0 -56)"/>`;
  return (
    `<clipPath id="bunt"><path d="${blob}"/></clipPath>` +
    `<g clip-path="url(#bunt)">${rainbow.map(slice).join('')}</g>` +
    oval(68, -104, 8, 8, named.lila) +
    oval(-66, -6, 9, 9, named.gruen) +
    oval(0, -56, 13, 13, shade('#FFFFFF', 0.04))
  );
};

/** Clothes as they lie in a wardrobe; the same pieces that people put on. */
import { light, named, shade } from '../colours.ts';
import type { Bend, Point } from '../geometry.ts';
import { cuff, limb, line, oval, shape, softEdge, solid } from '../strokes.ts';

const mirrored = ([x, y]: Point): Point => [-x, y];
const onBothSides = ([a, b, c]: Bend, draw: (bend: Bend) => string): string =>
  draw([mirrored(a), mirrored(b), mirrored(c)]) + draw([a, b, c]);
const fold = (d: string, colour: string, width = 2.4) => line(d, shade(colour, 0.2), width);

export const trousers = (): string =>
  solid(
    'hose',
    'M-36 -108H36L44 -4Q44 0 40 0H12Q8 0 8 -4L2 -62H-2L-8 -4Q-8 0 -12 0H-40Q-44 0 -44 -4Z',
    named.jeans,
    'M22 -110L32 4H60V-110Z',
  ) +
  shape('M-36 -108H36L37 -98H-37Z', shade(named.jeans, 0.2)) +
  oval(0, -102, 4, 4, named.gelb) +
  fold('M0 -98V-64M-30 -96Q-26 -84 -36 -80M30 -96Q26 -84 36 -80', named.jeans) +
  line('M-42 -9H-10M10 -9H42', light(named.jeans, 0.4), 3);
export const tshirt = (): string =>
  solid(
    'tshirt',
    'M-22 -104C-10 -94 10 -94 22 -104L52 -90C60 -84 62 -70 62 -62L38 -58L36 -66V-6Q36 0 30 0H-30Q-36 0 -36 -6V-66L-38 -58L-62 -62C-62 -70 -60 -84 -52 -90Z',
    named.gruen,
    'M20 -108L26 4H70V-108Z',
  ) +
  line('M-22 -104C-10 -94 10 -94 22 -104', shade(named.gruen, 0.3), 5) +
  fold('M-36 -66V-86M36 -66V-86', named.gruen) +
  shape('M0 -66L6 -53L20 -52L9 -43L13 -29L0 -37L-13 -29L-9 -43L-20 -52L-6 -53Z', named.gelb);
export const dress = (): string =>
  onBothSides(
    [
      [20, -96],
      [34, -90],
      [40, -78],
    ],
    (bend) => limb(bend, named.gelb, 15),
  ) +
  solid(
    'kleid',
    'M-22 -108C-10 -98 10 -98 22 -108L24 -66L54 -6Q0 8 -54 -6L-24 -66Z',
    named.gelb,
    'M12 -110L14 -66L32 6H70V-110Z',
  ) +
  line('M-24 -66Q0 -60 24 -66', named.orange, 7) +
  line('M-52 -12Q0 2 52 -12', named.orange, 4) +
  [
    [-20, -36],
    [8, -44],
    [26, -24],
    [-34, -18],
    [-4, -18],
  ]
    .map(([x, y]) => oval(x!, y!, 4.4, 4.4, '#fff'))
    .join('') +
  line('M-22 -108C-10 -98 10 -98 22 -108', '#fff', 5);
export const skirt = (): string =>
  solid('rock', 'M-30 -84H30L60 -8Q0 8 -60 -8Z', named.rot, 'M16 -86L34 6H70V-86Z') +
  shape('M-31 -90H31V-76H-31Z', shade(named.rot, 0.3)) +
  fold('M-16 -74L-30 -2M0 -74V0M16 -74L30 -2', named.rot, 4) +
  line('M-57 -14Q0 2 57 -14', light(named.rot, 0.5), 4);
export const jacket = (): string =>
  onBothSides(
    [
      [30, -92],
      [52, -70],
      [54, -26],
    ],
    (bend) => limb(bend, named.lila, 24),
  ) +
  solid(
    'jacke',
    'M-34 -104H34Q40 -104 40 -98V-6Q40 0 34 0H-34Q-40 0 -40 -6V-98Q-40 -104 -34 -104Z',
    named.lila,
    'M20 -106V4H60V-106Z',
  ) +
  shape('M-22 -106L0 -86L22 -106L28 -96L0 -74L-28 -96Z', light(named.lila, 0.5)) +
  line('M0 -82V0', '#B9BEC8', 4) +
  oval(0, -74, 3.4, 4.4, '#8F95A3') +
  fold('M-32 -34H-12M12 -34H32', named.lila, 5) +
  onBothSides(
    [
      [54, -32],
      [54, -28],
      [54, -24],
    ],
    (bend) => cuff(bend, shade(named.lila, 0.3), 24),
  );
export const pullover = (colour: string = named.blau): string =>
  onBothSides(
    [
      [30, -90],
      [54, -66],
      [52, -20],
    ],
    (bend) => limb(bend, colour, 24),
  ) +
  solid(
    'pullover',
    'M-34 -104H34Q40 -104 40 -98V-6Q40 0 34 0H-34Q-40 0 -40 -6V-98Q-40 -104 -34 -104Z',
    colour,
    'M20 -106V4H60V-106Z',
  ) +
  line('M-38 -70L-26 -60L-13 -70L0 -60L13 -70L26 -60L38 -70', '#fff', 6) +
  line('M-38 -50H38', named.gelb, 5) +
  line('M-18 -104Q0 -94 18 -104', shade(colour, 0.3), 9) +
  line('M-36 -6H36', shade(colour, 0.24), 9) +
  onBothSides(
    [
      [53, -28],
      [52.5, -22],
      [52, -16],
    ],
    (bend) => cuff(bend, shade(colour, 0.24), 24),
  );
export const sock = (): string =>
  solid(
    'socke',
    'M-30 -104H10V-48C12 -36 52 -34 56 -16C58 -4 48 0 36 0H-8C-30 0 -34 -16 -32 -36Z',
    '#BFD9EE',
    'M-4 -108V-40Q30 -20 20 6H70V-108Z',
  ) +
  line('M-28 -84H8M-28 -62H8', named.rot, 9) +
  shape('M-31 -106H11V-96H-31Z', named.rot) +
  shape('M-32 -20C-30 -4 -20 0 -8 0C-6 -14 -14 -28 -32 -30Z', named.rot) +
  shape('M40 -28C54 -24 58 -14 55 -8C52 -2 44 0 36 0C34 -10 36 -20 40 -28Z', named.rot);
export const shoe = (): string =>
  solid(
    'schuh',
    'M-58 -50C-50 -54 -40 -48 -30 -50C-16 -66 -4 -54 6 -44C20 -32 56 -34 62 -18V-10H-58Z',
    named.blau,
    'M-64 -26Q0 -14 66 -26V-6H-64Z',
  ) +
  shape('M-62 -14H66C66 -4 60 0 54 0H-52C-60 0 -62 -6 -62 -14Z', '#D8CEDA') +
  line('M-24 -50L-8 -34M-14 -54L2 -38M-4 -52L12 -36', '#fff', 5) +
  shape('M-58 -50C-54 -34 -56 -26 -58 -14H-40C-42 -26 -42 -38 -44 -49Z', light(named.blau, 0.3)) +
  oval(44, -22, 14, 8, light(named.blau, 0.3));
export const boot = (): string =>
  solid(
    'stiefel',
    'M-34 -108H12V-46C18 -34 58 -34 62 -16V-10H-40Z',
    named.gelb,
    'M-4 -112V-40Q34 -26 30 -6H70V-112Z',
  ) +
  shape('M-38 -110H16V-96H-38Z', shade(named.gelb, 0.3)) +
  shape('M-42 -14H66C66 -4 60 0 54 0H-34C-40 0 -42 -6 -42 -14Z', shade(named.gelb, 0.4)) +
  oval(-20, -66, 4, 22, '#fff', 'opacity=".5"');
export const hat = (): string =>
  oval(0, -98, 16, 15, '#FFFFFF', softEdge('#FFFFFF')) +
  oval(3, -95, 12, 11, '#E4E0E8') +
  solid(
    'muetze',
    'M-52 -24C-56 -66 -30 -88 0 -88C30 -88 56 -66 52 -24Z',
    named.rot,
    'M24 -90C46 -66 48 -40 46 -20H70V-90Z',
  ) +
  line('M-46 -48L-31 -60L-16 -48L0 -60L16 -48L31 -60L46 -48', '#fff', 6) +
  line('M-46 -12Q0 -22 46 -12', light(named.rot, 0.6), 22) +
  line('M-34 -20v14M-16 -23v14M2 -23v14M20 -22v14M36 -18v12', shade(named.rot, 0.1), 3);
const scarfEnds = (): string =>
  limb(
    [
      [-26, -66],
      [-34, -40],
      [-30, -10],
    ],
    named.orange,
    22,
  ) +
  cuff(
    [
      [-33, -40],
      [-33, -34],
      [-33, -28],
    ],
    '#fff',
    22,
  ) +
  limb(
    [
      [16, -62],
      [28, -36],
      [26, -6],
    ],
    named.orange,
    22,
  ) +
  cuff(
    [
      [27, -36],
      [27, -30],
      [27, -24],
    ],
    '#fff',
    22,
  ) +
  line('M-38 -2v8M-30 -1v8M-22 -2v8M18 2v8M26 3v8M34 2v8', named.orange, 4);

export const scarf = (): string =>
  scarfEnds() +
  limb(
    [
      [-38, -84],
      [0, -64],
      [38, -84],
    ],
    named.orange,
    24,
  ) +
  limb(
    [
      [-38, -88],
      [0, -108],
      [38, -88],
    ],
    shade(named.orange, 0.2),
    18,
  ) +
  cuff(
    [
      [-12, -72],
      [-8, -70],
      [-4, -69],
    ],
    '#fff',
    24,
  );
export const glove = (): string =>
  solid(
    'handschuh',
    'M-22 -2H28V-30C34 -44 36 -64 34 -84C33 -94 22 -94 21 -84C22 -98 8 -98 8 -86C6 -98 -8 -98 -8 -86C-10 -94 -22 -94 -22 -82L-24 -58C-30 -66 -36 -72 -44 -70C-52 -66 -48 -58 -44 -54C-36 -46 -30 -34 -22 -30Z',
    named.gruen,
    'M14 -100C20 -60 18 -30 12 4H50V-100Z',
  ) +
  fold('M-8 -84V-62M8 -84V-62M21 -82V-62', named.gruen, 3) +
  shape('M-26 -26H32V-2Q32 2 28 2H-22Q-26 2 -26 -2Z', light(named.gruen, 0.5)) +
  line('M-16 -24V0M-4 -24V0M8 -24V0M20 -24V0', named.gruen, 3);

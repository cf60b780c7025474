/** Toys and the playground. */
import { ink, light, named, shade } from '../colours.ts';
import type { Point } from '../geometry.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';

const face = (y: number, size = 1): string =>
  oval(-9 * size, y, 3.2 * size, 3.6 * size, ink) +
  oval(9 * size, y, 3.2 * size, 3.6 * size, ink) +
  line(`M${-6 * size} ${y + 9 * size}q${6 * size} ${6 * size} ${12 * size} 0`, ink, 2.4 * size) +
  oval(-16 * size, y + 7 * size, 4 * size, 3 * size, '#F7867E', 'opacity=".6"') +
  oval(16 * size, y + 7 * size, 4 * size, 3 * size, '#F7867E', 'opacity=".6"');

export const ball = (): string =>
  solid(
    'ball',
    'M0 -92C26 -92 46 -72 46 -46C46 -20 26 0 0 0C-26 0 -46 -20 -46 -46C-46 -72 -26 -92 0 -92Z',
    '#FFFDF6',
    'M22 -92C46 -50 30 -14 0 4H60V-92Z',
  ) +
  `<g clip-path="url(#ball)">${shape('M0 -92C-14 -70 -14 -22 0 0C-40 0 -60 -30 -50 -60C-42 -84 -20 -92 0 -92Z', named.rot)}${shape('M0 -92C30 -90 50 -70 50 -40L46 -20C34 -16 20 -20 10 -46C6 -64 4 -80 0 -92Z', named.gelb)}${shape('M0 0C20 -8 30 -14 48 -16V10H0Z', named.blau)}</g>` +
  oval(-18, -66, 9, 12, '#fff', 'opacity=".4" transform="rotate(30 -18 -66)"');

const dollLimbs = (): string =>
  limb(
    [
      [-10, -22],
      [-11, -12],
      [-11, -4],
    ],
    '#F1C39B',
    9,
  ) +
  limb(
    [
      [10, -22],
      [11, -12],
      [11, -4],
    ],
    '#F1C39B',
    9,
  ) +
  oval(-13, -3, 8, 4, named.rot) +
  oval(13, -3, 8, 4, named.rot) +
  limb(
    [
      [-14, -46],
      [-26, -40],
      [-32, -30],
    ],
    '#F1C39B',
    8,
  ) +
  limb(
    [
      [14, -46],
      [26, -40],
      [32, -30],
    ],
    '#F1C39B',
    8,
  );

export const doll = (): string =>
  shape('M-26 -70C-34 -104 34 -104 26 -70L30 -44H-30Z', '#7A3E1E') +
  dollLimbs() +
  solid('doll', 'M-14 -52H14L28 -16Q0 -10 -28 -16Z', '#E85C8A', 'M8 -54L18 -10H40V-54Z') +
  [
    [-8, -24],
    [8, -24],
    [0, -34],
  ]
    .map(([x, y]) => oval(x!, y!, 2.6, 2.6, '#fff'))
    .join('') +
  shape(
    'M-24 -72C-24 -88 -12 -94 0 -94C12 -94 24 -88 24 -72C24 -58 12 -50 0 -50C-12 -50 -24 -58 -24 -72Z',
    '#F6CDA8',
  ) +
  shape('M-25 -70C-28 -98 28 -98 25 -70C20 -82 10 -84 2 -86C-4 -82 -18 -82 -25 -70Z', '#8F4A24') +
  face(-71) +
  shape('M14 -96L26 -102V-86ZM14 -92L2 -100L4 -86Z', named.rot) +
  oval(14, -93, 4, 4, shade(named.rot));

const teddyHead = (fur: string): string =>
  shape(
    'M0 -100C22 -100 34 -88 34 -72C34 -56 20 -48 0 -48C-20 -48 -34 -56 -34 -72C-34 -88 -22 -100 0 -100Z',
    fur,
  ) +
  oval(0, -62, 14, 11, '#E7C293') +
  oval(-13, -76, 3.6, 4, ink) +
  oval(13, -76, 3.6, 4, ink) +
  oval(0, -67, 5, 4, ink) +
  line('M0 -63V-60M0 -60Q-5 -56 -8 -59M0 -60Q5 -56 8 -59', ink, 2.2);

const teddyEars = (fur: string): string =>
  oval(-24, -88, 12, 12, fur) +
  oval(24, -88, 12, 12, fur) +
  oval(-24, -88, 6, 6, '#E7C293') +
  oval(24, -88, 6, 6, '#E7C293');

export const teddy = (): string => {
  const fur = '#B67B44';
  return (
    teddyEars(fur) +
    limb(
      [
        [-20, -42],
        [-38, -38],
        [-40, -22],
      ],
      fur,
      15,
    ) +
    limb(
      [
        [20, -42],
        [38, -38],
        [40, -22],
      ],
      fur,
      15,
    ) +
    oval(-22, -11, 15, 12, fur) +
    oval(22, -11, 15, 12, fur) +
    oval(-24, -11, 8, 8, '#E7C293') +
    oval(24, -11, 8, 8, '#E7C293') +
    solid(
      'teddy',
      'M0 -56C22 -56 30 -38 28 -24C26 -8 14 -2 0 -2C-14 -2 -26 -8 -28 -24C-30 -38 -22 -56 0 -56Z',
      fur,
      'M14 -58C28 -30 18 -8 2 2H50V-58Z',
    ) +
    oval(0, -24, 16, 17, '#E7C293') +
    teddyHead(fur) +
    shape('M-16 -50L-2 -44L-16 -36ZM16 -50L2 -44L16 -36Z', named.rot) +
    oval(0, -44, 4.4, 4.4, shade(named.rot))
  );
};

export const puzzle = (): string => {
  const piece = (x: number, y: number, turn: number, colour: string, id: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${solid(id, 'M-22 -22H-7C-12 -34 12 -34 7 -22H22V-7C34 -12 34 12 22 7V22H7C12 12 -12 12 -7 22H-22V7C-12 12 -12 -12 -22 -7Z', colour, 'M10 -40C16 0 12 20 8 30H40V-40Z')}</g>`;
  return (
    piece(-22, -28, 0, named.blau, 'p1') +
    piece(30, -68, 12, named.gelb, 'p2') +
    piece(-24, -78, -6, named.gruen, 'p3') +
    piece(32, -22, -4, named.rot, 'p4')
  );
};

export const dice = (): string =>
  shape('M-44 -70L0 -94L44 -70L0 -46Z', '#FFFDF6') +
  shape('M-44 -70L0 -46V0L-44 -24Z', '#F0E7DA') +
  shape('M44 -70L0 -46V0L44 -24Z', '#D9CFC6') +
  line('M-44 -70L0 -94L44 -70V-24L0 0L-44 -24ZM-44 -70L0 -46L44 -70M0 -46V0', '#B7ACA4', 2.4) +
  oval(0, -70, 7, 4, named.rot) +
  [
    [-32, -52],
    [-12, -24],
  ]
    .map(([x, y]) => oval(x!, y!, 4, 6, ink))
    .join('') +
  [
    [12, -40],
    [32, -36],
    [22, -32],
    [12, -20],
    [32, -14],
  ]
    .map(([x, y]) => oval(x!, y!, 3.6, 5.4, ink))
    .join('');

export const card = (): string =>
  `<g transform="rotate(-8)"><rect x="-34" y="-104" width="68" height="102" rx="9" fill="#FFFDF6" stroke="#CFC4B6" stroke-width="3"/>` +
  shape(
    'M0 -30C-14 -42 -24 -54 -18 -66C-13 -75 -3 -72 0 -64C3 -72 13 -75 18 -66C24 -54 14 -42 0 -30Z',
    named.rot,
  ) +
  shape(
    'M-23 -84C-29 -89 -30 -96 -26 -96C-24 -96 -23 -94 -23 -93C-23 -94 -22 -96 -20 -96C-16 -96 -17 -89 -23 -84Z',
    named.rot,
  ) +
  shape(
    'M23 -22C17 -17 16 -10 20 -10C22 -10 23 -12 23 -13C23 -12 24 -10 26 -10C30 -10 29 -17 23 -22Z',
    named.rot,
  ) +
  '</g>';

/** Three of them, as one holds them. */
export const fannedCards = (): string =>
  [-20, 8, 36].map((turn) => group(card(), `transform="rotate(${turn})"`)).join('');

export const kite = (): string =>
  line('M0 -34C-16 -22 12 -14 -6 0', ink, 2.4) +
  [
    [-6, -24, named.blau],
    [4, -12, named.rot],
    [-4, -2, named.gelb],
  ]
    .map(([x, y, c]) => shape(`M${x} ${y}l-9 -5v10ZM${x} ${y}l9 -5v10Z`, c as string))
    .join('') +
  shape('M0 -122L-40 -82L0 -34Z', named.rot) +
  shape('M0 -122L40 -82L0 -34Z', named.gelb) +
  shape('M-40 -82L0 -34L0 -82Z', named.blau) +
  shape('M40 -82L0 -34L0 -82Z', named.gruen) +
  line('M0 -122V-34M-40 -82H40', '#8B5A33', 3) +
  oval(-12, -90, 4, 4.4, ink) +
  oval(12, -90, 4, 4.4, ink) +
  line('M-8 -70Q0 -62 8 -70', '#fff', 3.4);

/** Seen from the side, so that the two discs, the groove between them and the string in it are seen; it hangs. */
export const yoyo = (): string => {
  const dark = shade(named.rot, 0.28);
  return (
    shape(
      'M-24 -76H-12C0 -76 8 -58 8 -38S0 0 -12 0H-24C-36 0 -44 -18 -44 -38S-36 -76 -24 -76Z',
      dark,
    ) +
    oval(-11, -38, 19, 36, ink) +
    line('M-4 -66V-128', ink, 2.6) +
    `<circle cx="-4" cy="-138" r="9" fill="none" stroke="${ink}" stroke-width="3.4"/>` +
    shape('M18 -76H6C-6 -76 -14 -58 -14 -38S-6 0 6 0H18Z', dark) +
    oval(18, -38, 22, 38, named.rot) +
    oval(18, -38, 14.5, 25, named.gelb) +
    oval(18, -38, 6, 10, named.rot) +
    line('M4 -50Q8 -64 16 -67', light(named.rot, 0.45), 3.4)
  );
};

export const slide = (): string =>
  line('M-40 -96V0M-18 -96V0', '#8A8696', 6) +
  line('M-40 -20H-18M-40 -40H-18M-40 -60H-18M-40 -80H-18', '#8A8696', 5) +
  line('M-44 -122V-92M-14 -122V-92M-44 -118H-14', named.rot, 6) +
  shape('M-46 -98H-8V-90H-46Z', shade(named.rot, 0.2)) +
  shape('M-12 -96C20 -86 26 -26 70 -14V-2C18 -8 10 -74 -12 -84Z', named.gelb) +
  line('M-12 -100C24 -90 28 -30 72 -18', named.rot, 6) +
  line('M-12 -84C12 -74 20 -10 70 -2', shade(named.gelb, 0.3), 4) +
  line('M60 -8V0', '#8A8696', 6);

export const swing = (): string =>
  line('M-56 0L-40 -112L-24 0M56 0L40 -112L24 0', named.blau, 7) +
  line('M-48 -112H48', named.rot, 9) +
  line('M-16 -110L-20 -34M16 -110L20 -34', '#8A8696', 3) +
  shape('M-28 -36H28V-26H-28Z', '#C98B4B') +
  shape('M-28 -29H28V-26H-28Z', shade('#C98B4B', 0.3));

const arm = (elbow: Point, hand: Point): string =>
  limb([[Math.sign(hand[0]) * 30, -50], elbow, hand], '#9FB0C3', 10);
const robotArm = (elbow: Point, hand: Point): string =>
  arm(elbow, hand) + oval(hand[0], hand[1] + 4 * Math.sign(hand[1] - elbow[1]), 8, 8, named.orange);

const clawFinger = (d: string): string =>
  line(d, shade(named.orange, 0.3), 8) + line(d, named.orange, 6.4);

/** A hand with two fingers that are open upwards or downwards. */
const claw = ([x, y]: Point, opens: 'up' | 'down'): string => {
  const [side, tip] = opens === 'up' ? [-8, -18] : [8, 18];
  return (
    [-1, 1]
      .map((way) =>
        clawFinger(`M${x} ${y}Q${x + 15 * way} ${y + side / 2} ${x + 10 * way} ${y + tip}`),
      )
      .join('') + oval(x, y, 8, 7, named.orange)
  );
};

/** A hand that reaches around a waist or a pot, away from the robot. */
const grip = ([x, y]: Point, way: -1 | 1): string =>
  [-1, 1]
    .map((finger) =>
      clawFinger(
        `M${x} ${y + 4 * finger}Q${x + 20 * way} ${y + 10 * finger} ${x + 33 * way} ${y + 6 * finger}`,
      ),
    )
    .join('') + oval(x, y, 9, 11, named.orange);

const robotMouths = {
  light:
    shape(
      'M-10 -79H10Q15 -79 15 -74Q15 -68 10 -68H-10Q-15 -68 -15 -74Q-15 -79 -10 -79Z',
      '#3A465A',
    ) + line('M-9 -75Q0 -70 9 -75', '#8CF0D6', 3),
  laugh: shape('M-12 -76H12Q10 -65 0 -65T-12 -76Z', ink) + oval(0, -67.6, 5, 2.2, '#F7867E'),
};

const robotWith = (arms: string, mouth: keyof typeof robotMouths): string =>
  line('M0 -100V-114', '#8A8696', 4) +
  oval(0, -117, 6, 6, named.rot) +
  arms +
  shape('M-24 -16H-8V0H-26ZM8 -16H24L26 0H8Z', '#6D7C90') +
  solid(
    'robot',
    'M-30 -58Q-30 -62 -26 -62H26Q30 -62 30 -58V-18Q30 -14 26 -14H-26Q-30 -14 -30 -18Z',
    named.tuerkis,
    'M12 -64V-10H40V-64Z',
  ) +
  shape('M-18 -50H18V-28H-18Z', '#E7F0F7') +
  oval(-9, -39, 4, 4, named.rot) +
  oval(2, -39, 4, 4, named.gelb) +
  oval(12, -39, 4, 4, named.gruen) +
  solid(
    'robothead',
    'M-28 -94Q-28 -102 -20 -102H20Q28 -102 28 -94V-72Q28 -64 20 -64H-20Q-28 -64 -28 -72Z',
    '#B8C7D6',
    'M12 -104V-60H40V-104Z',
  ) +
  oval(-11, -86, 7, 7, '#fff') +
  oval(11, -86, 7, 7, '#fff') +
  oval(-10, -85, 3.4, 3.4, ink) +
  oval(12, -85, 3.4, 3.4, ink) +
  robotMouths[mouth] +
  oval(-30, -84, 4, 7, '#6D7C90') +
  oval(30, -84, 4, 7, '#6D7C90');

const waving = robotArm([-46, -44], [-46, -26]) + robotArm([48, -56], [48, -78]);

export const robot = (): string => robotWith(waving, 'light');
export const laughingRobot = (): string => robotWith(waving, 'laugh');
/** With both arms up, around what it lifts. */
export const graspingRobot = (): string =>
  robotWith(
    arm([-62, -78], [-72, -130]) +
      arm([62, -78], [72, -130]) +
      grip([-72, -132], -1) +
      grip([72, -132], 1),
    'light',
  );
/** It holds something up on its left, and lets something hang from its right. */
export const takingRobot = (): string =>
  robotWith(
    arm([-56, -50], [-58, -74]) +
      claw([-58, -76], 'up') +
      arm([57, -114], [92, -142]) +
      claw([92, -141], 'down'),
    'light',
  );

export const brick = (): string =>
  shape('M-52 -44L-34 -58H54L38 -44Z', light(named.rot, 0.2)) +
  [
    [-30, -54],
    [-4, -54],
    [22, -54],
  ]
    .map(
      ([x, y]) =>
        oval(x!, y!, 10, 4.4, shade(named.rot, 0.2)) +
        shape(`M${x! - 10} ${y! - 9}H${x! + 10}V${y}H${x! - 10}Z`, named.rot) +
        oval(x!, y! - 9, 10, 4.4, light(named.rot, 0.3)),
    )
    .join('') +
  shape('M38 -44L54 -58V-14L38 0Z', shade(named.rot, 0.3)) +
  shape('M-52 -44H38V0H-52Z', named.rot) +
  line('M-48 -40H34', light(named.rot, 0.4), 3);

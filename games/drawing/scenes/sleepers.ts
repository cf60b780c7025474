/** Animals in poses that only stories need: lying down, waving or running. */
import { ink, light, shade } from '../colours.ts';
import { cheek, eye } from '../animals/parts.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';
import { teddy } from '../things/toys.ts';

const shut = (x: number, y: number): string => line(`M${x - 6} ${y}q6 6 12 0`, ink, 2.6);

const toes = (x: number, y: number, colour: string): string =>
  line(`M${x - 1} ${y - 5}v5M${x + 4} ${y - 5}v5`, shade(colour, 0.3), 1.8);

const pawAt = (x: number, y: number, fur: string, paw: string): string =>
  oval(x, y, 14, 7.6, shade(fur, 0.3)) +
  oval(x - 0.4, y - 0.6, 13.4, 7, paw) +
  toes(x + 4, y + 1, paw);

const hindLeg = (id: string, fur: string, paw: string): string =>
  limb(
    [
      [-58, -10],
      [-40, -6],
      [-18, -7],
    ],
    shade(fur, 0.06),
    14,
  ) +
  pawAt(-10, -7, fur, paw) +
  solid(
    `${id}-keule`,
    'M-80 -10C-88 -44 -62 -58 -40 -48C-20 -38 -18 -12 -34 -2H-70C-76 -2 -79 -6 -80 -10Z',
    fur,
    'M-84 -8C-60 0 -30 -6 -26 -40C-14 -30 -16 0 -34 2H-84Z',
  );

/** On its belly: a strong thigh, a hind paw, and the front legs stretched out under the head. */
const lyingBody = (id: string, fur: string, paw: string, marks = '', thighMarks = ''): string =>
  limb(
    [
      [34, -16],
      [60, -9],
      [88, -9],
    ],
    shade(fur, 0.2),
    15,
  ) +
  pawAt(98, -9, shade(fur, 0.2), shade(paw, 0.12)) +
  solid(
    id,
    'M-74 -4C-90 -22 -86 -54 -54 -60C-20 -64 12 -60 40 -54C58 -46 60 -18 44 0H-66Z',
    fur,
    'M-90 -12Q0 -2 60 -18V4H-90Z',
  ) +
  `<g clip-path="url(#${id})">${marks}</g>` +
  limb(
    [
      [30, -26],
      [42, -7],
      [76, -7],
    ],
    fur,
    17,
  ) +
  pawAt(84, -7, fur, paw) +
  hindLeg(id, fur, paw) +
  thighMarks;

export const sleepingLion = (): string => {
  const fur = '#E7A94B';
  const mane = '#A65B24';
  return (
    line('M-74 -12Q-104 -14 -98 -34', fur, 7) +
    oval(-98, -38, 8, 9, mane) +
    lyingBody('loewe-liegt', fur, light(fur, 0.35)) +
    group(
      [...Array(12).keys()]
        .map((place) =>
          oval(
            58 + Math.cos(place / 1.9) * 29,
            -36 + Math.sin(place / 1.9) * 27,
            14,
            13,
            place % 2 ? mane : shade(mane, 0.15),
          ),
        )
        .join('') +
        oval(58, -34, 27, 24, fur) +
        oval(38, -52, 8, 8, fur) +
        oval(78, -52, 8, 8, shade(fur, 0.12)) +
        oval(59, -24, 15, 10, light(fur, 0.5)) +
        shape('M53 -30H65L59 -23Z', '#6B3A22') +
        line('M59 -23V-19M59 -19q-5 4 -8 0M59 -19q5 4 8 0', ink, 2) +
        shut(46, -38) +
        shut(71, -38) +
        cheek(39, -28) +
        cheek(79, -28),
      'transform="translate(2 -13)"',
    )
  );
};

export const sleepingTiger = (): string => {
  const fur = '#F08A2E';
  const stripes = line(
    'M-30 -66Q-22 -48 -28 -34M-12 -66Q-4 -46 -10 -32M8 -66Q14 -46 8 -32M24 -62Q28 -46 24 -34',
    ink,
    6,
  );
  const onThigh = line(
    'M-72 -36Q-62 -32 -58 -22M-62 -48Q-50 -42 -46 -30M-46 -50Q-36 -44 -33 -34',
    ink,
    5,
  );
  return (
    line('M-74 -12Q-106 -8 -104 -30', fur, 8) +
    line('M-100 -12l3 6M-105 -22l8 0', ink, 5) +
    lyingBody('tiger-liegt', fur, '#FFF3E2', stripes, onThigh) +
    group(
      oval(40, -58, 9, 9, fur) +
        oval(78, -58, 9, 9, shade(fur, 0.12)) +
        oval(40, -58, 4.6, 4.6, '#FFD9C2') +
        oval(78, -58, 4.6, 4.6, '#FFD9C2') +
        oval(59, -36, 30, 27, fur) +
        oval(47, -25, 13, 10, '#FFF3E2') +
        oval(71, -25, 13, 10, '#FFF3E2') +
        shape('M53 -32H65L59 -25Z', '#E8657A') +
        line('M59 -25V-21M59 -21q-5 4 -8 0M59 -21q5 4 8 0', ink, 2) +
        line(
          'M59 -62V-50M50 -60L53 -51M68 -60L65 -51M30 -40L38 -38M31 -30L39 -31M88 -40L80 -38M87 -30L79 -31',
          ink,
          4,
        ) +
        shut(46, -41) +
        shut(72, -41),
      'transform="translate(2 -11)"',
    )
  );
};

const wavingBearHead = (fur: string): string =>
  oval(-27, -162, 12, 12, fur) +
  oval(27, -162, 12, 12, shade(fur, 0.12)) +
  oval(-27, -162, 6, 6, '#C98F6A') +
  oval(27, -162, 6, 6, '#C98F6A') +
  oval(0, -138, 38, 33, fur) +
  oval(0, -126, 19, 14, '#D9AE84') +
  oval(0, -133, 7, 5, ink) +
  line('M0 -128V-123M0 -123q-7 6 -11 1M0 -123q7 6 11 1', ink, 2.4) +
  eye(-15, -144, 4) +
  eye(15, -144, 4) +
  cheek(-26, -130, 5) +
  cheek(26, -130, 5);

const wavingBearArms = (fur: string): string =>
  limb(
    [
      [-34, -98],
      [-54, -78],
      [-46, -56],
    ],
    fur,
    22,
  ) +
  limb(
    [
      [34, -98],
      [62, -112],
      [62, -148],
    ],
    fur,
    22,
  ) +
  oval(62, -152, 14, 14, fur) +
  oval(62, -151, 7, 7, light(fur, 0.4));

export const wavingBear = (): string => {
  const fur = '#7A4A2A';
  return (
    limb(
      [
        [-20, -40],
        [-26, -20],
        [-28, -8],
      ],
      fur,
      30,
    ) +
    limb(
      [
        [20, -40],
        [26, -20],
        [28, -8],
      ],
      fur,
      30,
    ) +
    solid(
      'baer-steht',
      'M-40 -60C-44 -100 -24 -118 0 -118C24 -118 44 -100 40 -60C40 -28 20 -22 0 -22C-20 -22 -40 -28 -40 -60Z',
      fur,
      'M14 -120Q30 -70 14 -20H50V-120Z',
    ) +
    oval(-2, -60, 24, 30, light(fur, 0.28)) +
    wavingBearArms(fur) +
    oval(-28, -5, 19, 9, shade(fur, 0.15)) +
    oval(30, -5, 19, 9, shade(fur, 0.15)) +
    wavingBearHead(fur)
  );
};

const plush = '#B67B44';

/** Under a blanket: what is not covered by it is the head, and the chest with its bow. */
export const sleepingTeddy = (): string =>
  `<clipPath id="teddy-oben"><path d="M-29 -104H29V-22H-29Z"/></clipPath>` +
  group(teddy(), 'clip-path="url(#teddy-oben)"') +
  [-13, 13]
    .map((x) => oval(x, -76, 5.6, 6, plush) + line(`M${x - 6} -77q6 6 12 0`, ink, 2.6))
    .join('');

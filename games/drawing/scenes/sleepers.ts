/** Animals in poses that only stories need: lying down, waving or running. */
import { ink, light, shade } from '../colours.ts';
import { cheek, eye } from '../animals/parts.ts';
import { limb, line, oval, shape, solid } from '../strokes.ts';

const shut = (x: number, y: number): string => line(`M${x - 6} ${y}q6 6 12 0`, ink, 2.6);

const lyingBody = (id: string, colour: string, extra = ''): string =>
  solid(
    id,
    'M-70 0C-86 -8 -84 -46 -44 -52C0 -58 40 -52 52 -30C58 -14 56 0 50 0Z',
    colour,
    'M-86 -10Q0 0 60 -14V4H-86Z',
  ) +
  extra +
  oval(-52, -8, 22, 10, shade(colour, 0.08)) +
  limb(
    [
      [30, -8],
      [52, -5],
      [74, -6],
    ],
    colour,
    14,
  );

export const sleepingLion = (): string => {
  const fur = '#E7A94B';
  const mane = '#A65B24';
  return (
    line('M-74 -12Q-104 -14 -98 -34', fur, 7) +
    oval(-98, -38, 8, 9, mane) +
    lyingBody('loewe-liegt', fur) +
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
    cheek(79, -28)
  );
};

export const sleepingTiger = (): string => {
  const fur = '#F08A2E';
  const stripes = line(
    'M-58 -46Q-52 -34 -56 -24M-36 -52Q-30 -38 -34 -28M-14 -54Q-8 -40 -12 -30M10 -53Q14 -42 11 -32M-70 -26Q-64 -20 -66 -12',
    ink,
    6,
  );
  return (
    line('M-74 -12Q-106 -8 -104 -30', fur, 8) +
    line('M-100 -12l3 6M-105 -22l8 0', ink, 5) +
    lyingBody('tiger-liegt', fur, stripes) +
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
    shut(72, -41)
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

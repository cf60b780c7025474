/** The animals of house and farm. */
import { ink, light, named, shade } from '../colours.ts';
import { limb, line, oval, shape } from '../strokes.ts';
import { cheek, eye, farLeg, leg, smile, trunk } from './parts.ts';

const fur = {
  brown: '#A9673A',
  cream: '#F6E3C5',
  black: named.schwarz,
  pink: '#F4A9B0',
  grey: '#9A97A3',
  white: '#FBF7F0',
  gold: '#E3A64F',
  red: '#C76A3B',
};

export const dog = (coat: string = fur.brown): string =>
  limb(
    [
      [-40, -48],
      [-54, -58],
      [-52, -78],
    ],
    coat,
    9,
  ) +
  farLeg(-20, -34, coat, 12) +
  farLeg(36, -34, coat, 11) +
  leg(-32, -40, coat, 13, -3) +
  leg(24, -40, coat, 12) +
  oval(-30, -4, 8.5, 5, fur.cream) +
  oval(27, -4, 8, 5, fur.cream) +
  trunk(
    'dog',
    'M-44 -44C-46 -64 -24 -68 0 -66C26 -66 46 -64 46 -44C46 -28 30 -25 2 -25C-26 -25 -42 -28 -44 -44Z',
    coat,
    'M-50 -36Q0 -28 50 -38V-20H-50Z',
  ) +
  shape('M46 -56C52 -40 44 -26 32 -26C26 -36 30 -52 40 -60Z', fur.cream) +
  line('M28 -62Q40 -52 52 -58', named.rot, 7) +
  oval(42, -52, 4, 4, named.gelb) +
  shape(
    'M22 -84C22 -102 38 -108 52 -104C66 -102 72 -90 70 -80C68 -64 56 -58 44 -60C30 -62 22 -70 22 -84Z',
    coat,
  ) +
  shape('M50 -84C58 -92 80 -86 82 -76C84 -66 70 -60 58 -62C48 -64 46 -78 50 -84Z', fur.cream) +
  oval(80, -80, 6, 5, ink) +
  line('M80 -75Q79 -68 70 -69', ink, 2.6) +
  shape(
    'M36 -102C22 -106 14 -92 16 -76C18 -66 30 -68 34 -78C38 -88 42 -98 36 -102Z',
    shade(coat, 0.2),
  ) +
  eye(55, -86, 4.2) +
  cheek(52, -74);

export const catHead = (coat: string): string =>
  shape('M16 -64L17 -94L34 -80H44L60 -94L62 -64C62 -48 50 -42 39 -42C28 -42 16 -48 16 -64Z', coat) +
  shape('M20 -80L20 -88L28 -80ZM57 -80L57 -88L50 -80Z', '#F7867E') +
  shape(
    'M18 -66C18 -74 22 -80 28 -82C22 -74 22 -58 30 -46C22 -50 18 -58 18 -66Z',
    light(coat, 0.18),
  );
export const catNose =
  shape('M36 -57H43L39.5 -53Z', '#F7867E') +
  line('M39.5 -53V-50M39.5 -50Q36 -47 33 -49M39.5 -50Q43 -47 46 -49', '#F6E3C5', 1.8) +
  line('M24 -56L10 -58M24 -52L11 -50M55 -56L69 -58M55 -52L68 -50', '#F6E3C5', 1.5);

export const cat = (coat: string = fur.black): string =>
  limb(
    [
      [-34, -34],
      [-58, -36],
      [-54, -66],
    ],
    coat,
    9,
  ) +
  farLeg(-14, -26, coat, 9) +
  farLeg(26, -26, coat, 8) +
  leg(-26, -30, coat, 10, -2) +
  leg(16, -30, coat, 9) +
  trunk(
    'cat',
    'M-38 -34C-40 -54 -20 -56 0 -54C22 -54 36 -52 36 -34C36 -22 22 -20 0 -20C-22 -20 -36 -20 -38 -34Z',
    coat,
    'M-42 -26Q0 -22 42 -28V-14H-42Z',
  ) +
  catHead(coat) +
  [30, 49].map((x) => oval(x, -66, 5.6, 6.2, '#F2D14B') + oval(x, -66, 2.2, 5.2, ink)).join('') +
  catNose;

/** Down on its forelegs, with its tongue out and its eyes shut. */
/** Crouching before its bowl, its back round and its tail up. */
export const drinkingCat = (coat: string = fur.black): string =>
  limb(
    [
      [-28, -12],
      [-56, -18],
      [-50, -58],
    ],
    coat,
    9,
  ) +
  oval(18, -5, 12, 5, shade(coat, 0.24)) +
  trunk(
    'cat-drinks',
    'M-38 -8C-48 -40 -28 -62 -4 -58C18 -54 36 -42 38 -24C40 -10 30 -4 10 -4H-26C-34 -4 -37 -5 -38 -8Z',
    coat,
    'M-46 -14Q0 -2 42 -22V2H-46Z',
  ) +
  shape('M-36 -8C-44 -34 -22 -44 -8 -32C2 -22 0 -8 -8 -4H-30Z', light(coat, 0.12)) +
  oval(-10, -4.5, 13, 5, light(coat, 0.12)) +
  limb(
    [
      [24, -26],
      [26, -12],
      [34, -5],
    ],
    coat,
    10,
  ) +
  oval(37, -4.5, 9, 4.5, light(coat, 0.12)) +
  `<g transform="translate(14 32) rotate(6 39 -60)">${
    catHead(coat) +
    line('M25 -65Q30 -60 35 -65M44 -65Q49 -60 54 -65', '#F2D14B', 2.8) +
    catNose +
    shape('M36 -49H43V-41Q39.500 -37 36 -41Z', '#F7867E')
  }</g>`;

/** Crouched behind what it has caught, with one paw up. */
export const playingCat = (coat: string = fur.black): string =>
  limb(
    [
      [-40, -42],
      [-64, -52],
      [-52, -82],
    ],
    coat,
    9,
  ) +
  farLeg(-22, -26, coat, 9) +
  farLeg(22, -22, coat, 8, 6) +
  leg(-34, -34, coat, 11, -2) +
  trunk(
    'cat-plays',
    'M-46 -40C-46 -60 -26 -64 -6 -58C18 -52 38 -50 42 -34C44 -18 26 -12 8 -14C-18 -16 -46 -18 -46 -40Z',
    coat,
    'M-50 -26Q0 -10 50 -24V0H-50Z',
  ) +
  `<g transform="translate(8 8) rotate(10 39 -60)">${
    catHead(coat) +
    [30, 49]
      .map((x) => oval(x, -66, 5.6, 6.2, '#F2D14B') + oval(x + 1.6, -64.6, 2.4, 4.4, ink))
      .join('') +
    catNose
  }</g>` +
  limb(
    [
      [18, -26],
      [46, -22],
      [66, -30],
    ],
    coat,
    10,
  );

const cowHead = (): string =>
  shape(
    'M58 -128C52 -138 58 -148 66 -146C62 -140 64 -134 68 -130ZM92 -130C98 -138 96 -148 88 -148C91 -141 88 -135 84 -131Z',
    '#E8CFA4',
  ) +
  shape('M58 -118C46 -124 38 -116 40 -108C48 -104 56 -108 60 -112Z', fur.black) +
  shape('M92 -120C102 -126 110 -120 108 -112C102 -108 96 -110 91 -114Z', shade(fur.white)) +
  shape(
    'M56 -116C56 -132 66 -136 76 -136C88 -136 96 -130 95 -114C94 -96 92 -82 78 -82C62 -82 56 -98 56 -116Z',
    fur.white,
  ) +
  shape(
    'M56 -118C56 -132 64 -136 74 -136C70 -124 70 -112 64 -104C58 -106 56 -112 56 -118Z',
    fur.black,
  ) +
  oval(80, -90, 19, 13, fur.pink) +
  oval(74, -91, 3, 3.6, shade(fur.pink, 0.4)) +
  oval(87, -91, 3, 3.6, shade(fur.pink, 0.4)) +
  smile(76, -83, 8) +
  eye(68, -112, 4.2)
    .replaceAll(ink, '#fff')
    .replace('"#fff"/>', `"${ink}" stroke="#fff" stroke-width="1.6"/>`) +
  eye(86, -112, 4.2) +
  line('M52 -92Q60 -80 66 -78', named.rot, 5) +
  oval(64, -72, 7, 8, named.gelb) +
  oval(64, -66, 2, 2, ink);

export const cow = (): string =>
  limb(
    [
      [-66, -92],
      [-84, -84],
      [-80, -50],
    ],
    fur.white,
    6,
  ) +
  oval(-80, -44, 6, 9, ink) +
  farLeg(-40, -52, fur.white, 16) +
  farLeg(48, -52, fur.white, 15) +
  oval(-16, -42, 14, 9, fur.pink) +
  line('M-22 -34V-29M-12 -34V-29', shade(fur.pink), 4) +
  leg(-58, -60, fur.white, 17, -2) +
  leg(30, -60, fur.white, 16) +
  [-58.5, 30, -40, 48]
    .map((x) => shape(`M${x - 8} -9H${x + 8}L${x + 9} 0H${x - 9}Z`, '#5B4A48'))
    .join('') +
  trunk(
    'cow',
    'M-72 -78C-74 -106 -50 -108 -10 -106C34 -108 66 -104 68 -80C70 -52 50 -44 0 -42C-48 -42 -70 -50 -72 -78Z',
    fur.white,
    'M-80 -62Q0 -48 76 -66V-30H-80Z',
  ) +
  `<g clip-path="url(#cow)">${oval(-46, -92, 24, 20, fur.black) + oval(10, -70, 22, 17, fur.black) + oval(44, -104, 18, 14, fur.black) + oval(-20, -44, 14, 9, fur.black)}</g>` +
  cowHead();

export const pig = (): string =>
  line('M-50 -50c-10 -2 -12 -14 -4 -14c8 0 6 12 -4 10', shade(fur.pink, 0.1), 4.5) +
  farLeg(-22, -24, fur.pink, 13) +
  farLeg(30, -24, fur.pink, 12) +
  leg(-34, -28, fur.pink, 14) +
  leg(18, -28, fur.pink, 13) +
  [-34, 18, -22, 30]
    .map((x) => shape(`M${x - 6} -6H${x + 6}L${x + 5} 0H${x - 5}Z`, shade(fur.pink, 0.4)))
    .join('') +
  trunk(
    'pig',
    'M-52 -46C-54 -70 -30 -74 0 -73C30 -74 50 -68 50 -44C50 -22 32 -16 0 -16C-34 -16 -50 -22 -52 -46Z',
    fur.pink,
    'M-60 -34Q0 -20 60 -36V-10H-60Z',
  ) +
  shape('M24 -76C18 -90 26 -96 38 -86ZM56 -84C62 -94 72 -90 66 -76Z', shade(fur.pink, 0.14)) +
  shape(
    'M20 -60C20 -80 36 -88 50 -86C66 -84 74 -72 72 -58C70 -42 58 -36 46 -36C30 -36 20 -44 20 -60Z',
    light(fur.pink, 0.12),
  ) +
  oval(60, -54, 14, 11, shade(fur.pink, 0.12)) +
  oval(55, -54, 2.6, 4, shade(fur.pink, 0.5)) +
  oval(65, -54, 2.6, 4, shade(fur.pink, 0.5)) +
  eye(42, -66) +
  eye(62, -70, 3.4) +
  cheek(34, -54) +
  line('M48 -42Q56 -38 64 -42', ink, 2.4);

const henBody = (wing: string): string =>
  shape('M-30 -40C-46 -46 -50 -62 -44 -70C-40 -62 -32 -58 -24 -56Z', shade(fur.red, 0.2)) +
  shape('M-30 -44C-40 -54 -40 -66 -34 -74C-30 -64 -24 -58 -18 -56Z', fur.red) +
  trunk(
    'hen',
    'M-34 -42C-30 -56 -14 -56 -2 -58C8 -62 10 -78 22 -80C34 -80 38 -68 36 -56C38 -34 26 -12 2 -12C-20 -12 -36 -24 -34 -42Z',
    fur.red,
    'M-40 -28Q0 -10 44 -34V-4H-40Z',
  ) +
  wing +
  shape('M14 -80C12 -90 18 -92 21 -86C22 -94 29 -94 29 -86C34 -91 38 -86 33 -78Z', named.rot) +
  shape('M36 -70L48 -66L36 -60Z', named.orange) +
  oval(37, -55, 4, 6, named.rot) +
  eye(27, -70, 3.2) +
  cheek(26, -60, 4);

export const hen = (): string =>
  line('M-4 -14V-3M10 -14V-3M-10 0L-4 -4L3 0M4 0L10 -4L17 0', named.orange, 4) +
  henBody(
    shape(
      'M-20 -42C-6 -48 12 -44 14 -34C8 -22 -10 -20 -20 -26Q-14 -30 -22 -34Q-16 -36 -20 -42Z',
      light(fur.red, 0.25),
    ),
  );

/** In a hurry, with its wing up. */
export const runningHen = (): string =>
  line('M-8 -14L-22 -10L-30 -16M-22 -10L-24 -20M12 -14L24 -3H34M24 -3L30 -9', named.orange, 4) +
  `<g transform="translate(2 -4) rotate(8)">${henBody(
    shape(
      'M12 -36C8 -56 -8 -74 -30 -78Q-24 -70 -34 -68Q-28 -60 -36 -56Q-28 -48 -20 -40C-8 -30 8 -28 12 -36Z',
      light(fur.red, 0.25),
    ) + line('M4 -42Q-6 -58 -20 -66M-6 -38Q-14 -48 -24 -54', shade(fur.red, 0.1), 2.4),
  )}</g>`;

export const rabbit = (): string =>
  oval(-32, -24, 10, 10, fur.white) +
  shape('M6 -62C-6 -84 -4 -104 4 -104C14 -104 16 -82 16 -64Z', shade(fur.gold, 0.14)) +
  oval(16, -4, 9, 5, shade(fur.gold, 0.2)) +
  trunk(
    'rabbit',
    'M-32 -24C-32 -44 -14 -50 4 -46C20 -42 26 -30 24 -16C22 -4 10 0 -8 0C-24 0 -32 -8 -32 -24Z',
    fur.gold,
    'M-40 -12Q0 -2 30 -18V6H-40Z',
  ) +
  oval(-16, -10, 15, 11, light(fur.gold, 0.12)) +
  oval(-8, -3, 15, 5, fur.cream) +
  oval(20, -4, 8, 5, fur.gold) +
  shape('M16 -62C8 -86 14 -106 22 -104C32 -102 30 -80 26 -62Z', fur.gold) +
  shape('M19 -68C15 -84 18 -96 22 -95C27 -94 26 -80 24 -68Z', fur.pink) +
  shape(
    'M2 -52C2 -66 14 -70 24 -68C36 -66 42 -56 40 -48C38 -38 28 -34 20 -34C10 -34 2 -40 2 -52Z',
    fur.gold,
  ) +
  oval(36, -46, 6.5, 5.5, fur.cream) +
  shape('M37 -52H43L40 -48Z', '#E2667A') +
  line('M40 -48V-45', ink, 1.6) +
  eye(26, -54, 3.6) +
  cheek(24, -43, 4) +
  shape('M36 -41H41V-36H36Z', '#fff');

export const hamster = (): string =>
  oval(-14, -3, 8, 4, fur.pink) +
  oval(16, -3, 8, 4, fur.pink) +
  oval(-22, -50, 9, 9, shade(fur.gold, 0.2)) +
  oval(22, -50, 9, 9, shade(fur.gold, 0.2)) +
  oval(-22, -50, 5, 5, fur.pink) +
  oval(22, -50, 5, 5, fur.pink) +
  trunk(
    'hamster',
    'M0 -58C26 -58 36 -40 35 -24C34 -8 20 0 0 0C-20 0 -34 -8 -35 -24C-36 -40 -26 -58 0 -58Z',
    fur.gold,
    'M12 -60Q36 -30 10 4H50V-60Z',
  ) +
  oval(0, -15, 22, 15, fur.cream) +
  oval(-15, -31, 13, 10, fur.cream) +
  oval(15, -31, 13, 10, fur.cream) +
  eye(-12, -41, 3.8) +
  eye(12, -41, 3.8) +
  shape('M-3 -36H3L0 -32Z', '#E2667A') +
  line('M0 -32V-29M0 -29Q-4 -26 -7 -28M0 -29Q4 -26 7 -28', ink, 1.8) +
  cheek(-21, -31, 5) +
  cheek(21, -31, 5) +
  oval(-9, -18, 5, 6, fur.pink) +
  oval(9, -18, 5, 6, fur.pink) +
  shape('M0 -10C-5 -14 -5 -21 0 -24C5 -21 5 -14 0 -10Z', '#8B5A33');

export const fish = (): string =>
  shape(
    'M-30 -30C-44 -50 -58 -52 -62 -48C-56 -38 -56 -24 -62 -12C-56 -8 -42 -12 -30 -30Z',
    '#E8702A',
  ) +
  shape('M-12 -52C-6 -66 14 -68 22 -58L14 -50Z', '#E8702A') +
  shape('M-6 -8C-4 2 8 4 14 0L10 -10Z', '#D45F1E') +
  trunk(
    'fish',
    'M-36 -30C-28 -48 -8 -56 12 -54C34 -52 48 -40 50 -30C48 -18 34 -6 12 -5C-8 -4 -28 -12 -36 -30Z',
    '#F68A2E',
    'M-40 -22Q10 -6 54 -24V4H-40Z',
  ) +
  `<g clip-path="url(#fish)">${shape('M14 -58C6 -40 6 -20 14 0H24C16 -20 16 -40 24 -58Z', '#FFF6E4')}${shape('M-18 -58C-24 -40 -24 -20 -18 0H-10C-16 -20 -16 -40 -10 -58Z', '#FFF6E4')}</g>` +
  shape('M2 -28C-10 -34 -12 -22 -4 -18C2 -18 6 -22 2 -28Z', '#D45F1E') +
  eye(36, -36, 4.4) +
  line('M50 -26Q44 -22 40 -25', ink, 2.4) +
  cheek(32, -24, 4.4);

export const mouse = (): string =>
  line('M-30 -12C-50 -10 -54 -26 -44 -30C-36 -34 -34 -44 -46 -48', '#E2A0A6', 3.6) +
  oval(-10, -2, 8, 3.6, fur.pink) +
  oval(18, -2, 7, 3.4, fur.pink) +
  oval(8, -44, 13, 13, shade(fur.grey, 0.16)) +
  trunk(
    'mouse',
    'M-34 -18C-34 -36 -16 -42 4 -40C20 -40 40 -24 46 -16C46 -8 34 -2 8 -1C-18 0 -34 -4 -34 -18Z',
    fur.grey,
    'M-40 -10Q6 -2 50 -12V4H-40Z',
  ) +
  oval(20, -44, 14, 14, fur.grey) +
  oval(20, -44, 9, 9, fur.pink) +
  oval(47, -16, 4, 3.6, '#E2667A') +
  eye(32, -25, 3.4) +
  cheek(30, -15, 4) +
  line('M42 -12L54 -8M42 -10L52 -3', '#6D6A78', 1.3) +
  line('M40 -10Q36 -7 33 -9', ink, 1.8);

export const horseHead = (coat: string, mane: string): string =>
  shape(
    'M30 -128C36 -150 48 -166 64 -168C82 -166 98 -146 106 -132C110 -122 100 -114 90 -118C80 -122 74 -128 68 -130C64 -122 62 -116 60 -108Z',
    coat,
  ) +
  shape(
    'M92 -142C102 -138 110 -126 106 -120C102 -114 92 -115 86 -121C84 -128 86 -138 92 -142Z',
    light(coat, 0.35),
  ) +
  shape('M58 -164L60 -184L72 -168Z', coat) +
  shape('M50 -164L50 -182L62 -168Z', shade(coat, 0.2)) +
  shape(
    'M60 -176C40 -172 22 -146 16 -116C26 -120 30 -124 32 -130C30 -120 30 -116 34 -112C40 -130 48 -148 64 -160C72 -160 74 -152 72 -148C80 -156 72 -176 60 -176Z',
    mane,
  ) +
  eye(76, -148, 4.6) +
  oval(101, -127, 2.4, 3, shade(coat, 0.5)) +
  line('M94 -117Q99 -115 103 -118', ink, 2.4) +
  cheek(78, -134, 5);

export const horseColours = { coat: '#B9743F', mane: '#5A3524', hoof: '#4A3A38' } as const;

export const horse = (): string => {
  const { coat, mane, hoof } = horseColours;
  return (
    limb(
      [
        [-66, -104],
        [-92, -96],
        [-84, -48],
      ],
      mane,
      15,
    ) +
    farLeg(-40, -62, coat, 14, -2) +
    farLeg(42, -62, coat, 13, 4) +
    leg(-54, -72, coat, 15, -4) +
    leg(26, -72, coat, 14) +
    [-55.5, 26, -41, 43.5]
      .map((x) => shape(`M${x - 7} -10H${x + 7}L${x + 8.5} 0H${x - 8.5}Z`, hoof))
      .join('') +
    trunk(
      'horse',
      'M-70 -92C-72 -116 -44 -118 -8 -114C10 -112 24 -122 34 -136L66 -122C56 -104 58 -92 52 -78C44 -62 20 -60 -10 -60C-48 -60 -68 -66 -70 -92Z',
      coat,
      'M-80 -76Q-10 -62 60 -86V-50H-80Z',
    ) +
    horseHead(coat, mane)
  );
};

const sheepHead = (face: string, wool: string): string =>
  shape('M32 -66C22 -70 18 -62 22 -56C28 -54 34 -56 38 -60Z', shade(face, 0.1)) +
  shape('M62 -68C72 -72 76 -64 72 -58C66 -56 60 -58 57 -62Z', face) +
  shape(
    'M32 -58C32 -72 40 -76 48 -76C58 -76 64 -70 63 -58C62 -44 58 -34 48 -34C38 -34 32 -44 32 -58Z',
    face,
  ) +
  [
    [38, -76],
    [48, -80],
    [58, -76],
    [48, -72],
  ]
    .map(([x, y]) => oval(x!, y!, 8, 7, wool))
    .join('') +
  [42, 56].map((x) => oval(x, -58, 4.4, 5, '#fff') + oval(x + 0.8, -57.4, 2.6, 3, ink)).join('') +
  line('M44 -44Q48 -41 53 -44', '#F2B6B6', 2.2) +
  cheek(38, -49, 3.6);

export const sheep = (): string => {
  const wool = '#FBF5E6';
  const face = '#4A4450';
  const curls: readonly (readonly [number, number, number])[] = [
    [-34, -50, 18],
    [-40, -34, 16],
    [-14, -60, 19],
    [12, -60, 18],
    [32, -48, 16],
    [34, -32, 15],
    [14, -22, 16],
    [-12, -20, 17],
    [-32, -24, 14],
  ];
  return (
    farLeg(-16, -20, face, 9) +
    farLeg(26, -20, face, 8) +
    leg(-28, -20, face, 10) +
    leg(14, -20, face, 9) +
    curls.map(([x, y, r]) => oval(x, y, r, r, shade(wool, 0.3))).join('') +
    oval(0, -42, 40, 26, wool) +
    curls.map(([x, y, r]) => oval(x - 2, y - 3, r - 2.5, r - 2.5, wool)).join('') +
    line('M-24 -44q6 6 12 0M-2 -50q6 6 12 0M-6 -32q6 6 12 0', shade(wool, 0.14), 2.4) +
    sheepHead(face, wool)
  );
};

const drake = {
  head: '#23804F',
  chest: '#8B5A33',
  side: '#D3C7B4',
  tail: '#4A4450',
  bill: '#FFC145',
};

/** Without its feet: the drake, whose green head nobody takes for a goose's. */
const duckBody = (wing: string): string =>
  shape('M-42 -38C-58 -42 -66 -52 -64 -58C-58 -54 -52 -54 -44 -54Z', shade(drake.tail, 0.2)) +
  trunk(
    'duck',
    'M-60 -50C-50 -42 -38 -46 -24 -47C-8 -50 2 -46 12 -52C32 -60 46 -46 44 -30C42 -14 22 -8 -2 -8C-32 -8 -52 -24 -60 -50Z',
    drake.side,
    'M-66 -28Q-4 -8 52 -28V0H-66Z',
  ) +
  `<g clip-path="url(#duck)">${
    shape('M10 -62H56V0H18C8 -14 2 -40 10 -62Z', drake.chest) +
    shape('M18 0C34 -4 46 -18 46 -34H60V4H18Z', shade(drake.chest, 0.2)) +
    shape('M-66 -60H-40C-44 -40 -38 -28 -26 -18L-40 -8H-70Z', drake.tail)
  }</g>` +
  line('M-52 -47C-58 -58 -48 -66 -43 -58', drake.tail, 4) +
  wing +
  shape(
    'M13 -47C17 -58 12 -64 14 -74C16 -88 30 -96 44 -91C57 -86 60 -72 54 -63C49 -56 44 -54 44 -46C36 -38 20 -38 13 -47Z',
    drake.head,
  ) +
  shape(
    'M34 -42C44 -50 38 -56 46 -64C52 -70 54 -80 48 -89C58 -84 60 -72 54 -63C49 -56 44 -54 44 -46Q40 -42 34 -42Z',
    shade(drake.head, 0.24),
  ) +
  oval(24, -84, 5, 4, light(drake.head, 0.35)) +
  line('M12 -46Q28 -36 45 -45', '#FFFDF6', 5.6) +
  shape('M52 -78C60 -79 66 -74 78 -72C84 -70 83 -64 76 -63C66 -62 58 -62 51 -65Z', drake.bill) +
  shape('M55 -68C64 -66 72 -67 80 -68C80 -64 76 -63 70 -62C62 -62 56 -63 51 -65Z', named.orange) +
  oval(64, -73.5, 1.6, 1.1, shade(named.orange, 0.5)) +
  oval(40, -78, 6, 6.6, '#FFFDF6') +
  eye(41, -78, 4.2) +
  cheek(42, -66, 4.4);

const restingWing =
  shape(
    'M-34 -44C-16 -52 8 -46 12 -36C8 -22 -14 -16 -34 -22Q-30 -26 -44 -30Q-34 -34 -34 -44Z',
    '#F0E7D6',
  ) +
  shape('M-28 -24C-20 -30 -8 -30 2 -26C-6 -18 -20 -17 -30 -20Z', named.blau) +
  line('M-28 -38Q-10 -42 4 -36', '#C9BBA4', 2.6);

export const duck = (): string =>
  line('M-8 -12V-4M12 -12V-4', shade(named.orange, 0.1), 5) +
  shape('M-16 0C-12 -8 0 -8 6 0ZM4 0C8 -8 20 -8 26 0Z', named.orange) +
  duckBody(restingWing);

/** In a hurry, with its wing up. */
export const runningDuck = (): string =>
  line('M-10 -14L-26 -12M14 -14L26 -4', shade(named.orange, 0.1), 5) +
  shape('M-24 -6C-34 -8 -38 -14 -38 -20C-30 -20 -26 -16 -22 -10Z', named.orange) +
  shape('M20 -4C26 -10 36 -8 42 -4C36 1 26 2 20 -1Z', named.orange) +
  `<g transform="translate(2 -3) rotate(6)">${duckBody(
    shape(
      'M10 -40C2 -62 -18 -78 -42 -80C-36 -74 -40 -72 -46 -72C-40 -66 -42 -62 -48 -62C-40 -54 -34 -48 -26 -40C-14 -30 4 -30 10 -40Z',
      '#F0E7D6',
    ) +
      shape(
        'M-46 -72C-40 -66 -42 -62 -48 -62C-40 -54 -34 -48 -26 -40C-20 -48 -30 -62 -46 -72Z',
        named.blau,
      ) +
      line('M2 -44Q-10 -62 -28 -70M-8 -40Q-18 -52 -32 -60', '#C9BBA4', 2.6),
  )}</g>`;

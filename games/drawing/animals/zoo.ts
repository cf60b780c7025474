/** The animals of the zoo. */
import { ink, light, named, shade } from '../colours.ts';
import { limb, line, oval, pale, shape } from '../strokes.ts';
import { cheek, eye, farLeg, leg, trunk } from './parts.ts';

const hoofs = (places: readonly number[], colour: string, width = 7): string =>
  places
    .map((x) =>
      shape(`M${x - width} -9H${x + width}L${x + width + 1.5} 0H${x - width - 1.5}Z`, colour),
    )
    .join('');

const elephantHead = (skin: string): string =>
  limb(
    [
      [98, -92],
      [118, -64],
      [108, -26],
    ],
    skin,
    19,
  ) +
  limb(
    [
      [110, -30],
      [112, -16],
      [124, -14],
    ],
    skin,
    14,
  ) +
  shape(
    'M42 -110C42 -138 62 -152 84 -150C106 -148 116 -130 114 -108C112 -86 98 -76 80 -76C56 -76 42 -88 42 -110Z',
    skin,
  ) +
  pale('M90 -76C100 -66 112 -62 118 -66C112 -74 106 -80 102 -88Z', '#FFF8EC', 1.6) +
  shape(
    'M66 -144C44 -160 16 -150 14 -118C12 -92 34 -78 54 -86C66 -94 72 -126 66 -144Z',
    shade(skin, 0.14),
  ) +
  shape(
    'M58 -136C42 -146 24 -138 23 -116C22 -98 38 -90 50 -95C58 -102 62 -124 58 -136Z',
    '#E8B4B8',
  ) +
  eye(92, -116, 5) +
  cheek(86, -98, 6);

export const elephant = (): string => {
  const skin = '#9DA6B5';
  const nails = (x: number) => [-8, 0, 8].map((dx) => oval(x + dx, -3, 3.4, 3, '#F3EBDD')).join('');
  return (
    line('M-86 -104C-98 -94 -98 -78 -94 -68', shade(skin, 0.1), 5) +
    oval(-94, -62, 4, 8, '#5E6675') +
    farLeg(-38, -56, skin, 27) +
    farLeg(46, -56, skin, 26) +
    leg(-62, -66, skin, 29) +
    leg(26, -66, skin, 28) +
    nails(-62) +
    nails(26) +
    trunk(
      'elephant',
      'M-90 -96C-92 -136 -56 -146 -14 -146C36 -146 66 -132 66 -92C66 -56 40 -48 -10 -48C-60 -48 -88 -58 -90 -96Z',
      skin,
      'M-96 -76Q-10 -52 72 -78V-40H-96Z',
    ) +
    elephantHead(skin)
  );
};

const lionFace = (coat: string): string =>
  oval(36, -110, 9, 9, coat) +
  oval(80, -110, 9, 9, coat) +
  oval(36, -110, 5, 5, shade(coat, 0.3)) +
  oval(80, -110, 5, 5, shade(coat, 0.3)) +
  shape(
    'M32 -86C32 -104 44 -112 58 -112C72 -112 84 -104 84 -86C84 -68 74 -58 58 -58C42 -58 32 -68 32 -86Z',
    coat,
  ) +
  oval(51, -70, 10, 8, light(coat, 0.55)) +
  oval(65, -70, 10, 8, light(coat, 0.55)) +
  shape('M51 -80H65L58 -72Z', '#6B3A24') +
  line('M58 -72V-67M58 -67Q53 -62 48 -66M58 -67Q63 -62 68 -66', ink, 2.4) +
  eye(46, -88, 4.2) +
  eye(70, -88, 4.2) +
  cheek(38, -76) +
  cheek(78, -76);

const lionMane = (mane: string): string =>
  [...Array(14).keys()]
    .map((n) => {
      const a = (n / 14) * Math.PI * 2;
      return oval(
        58 + Math.cos(a) * 34,
        -84 + Math.sin(a) * 34,
        13,
        13,
        n % 2 ? mane : shade(mane, 0.12),
      );
    })
    .join('') + oval(58, -84, 34, 34, mane);

export const lion = (): string => {
  const coat = '#E7A93F';
  const mane = '#A85A25';
  return (
    limb(
      [
        [-58, -62],
        [-84, -66],
        [-82, -96],
      ],
      coat,
      7,
    ) +
    oval(-82, -100, 8, 10, mane) +
    farLeg(-30, -38, coat, 15) +
    farLeg(40, -38, coat, 14) +
    leg(-46, -44, coat, 16, -2) +
    leg(26, -44, coat, 15) +
    oval(-44, -4, 11, 5, coat) +
    oval(29, -4, 10, 5, coat) +
    trunk(
      'lion',
      'M-62 -58C-62 -78 -36 -80 0 -80C32 -80 54 -76 54 -56C54 -38 32 -34 0 -34C-38 -34 -62 -36 -62 -58Z',
      coat,
      'M-66 -48Q0 -36 60 -50V-26H-66Z',
    ) +
    lionMane(mane) +
    lionFace(coat)
  );
};

const tigerHead = (coat: string): string =>
  oval(36, -102, 10, 10, coat) +
  oval(80, -102, 10, 10, coat) +
  oval(36, -102, 5, 5, ink) +
  oval(80, -102, 5, 5, ink) +
  shape(
    'M28 -78C28 -98 42 -106 58 -106C74 -106 88 -98 88 -78C88 -60 76 -50 58 -50C40 -50 28 -60 28 -78Z',
    coat,
  ) +
  shape(
    'M30 -72C34 -52 46 -50 58 -50C70 -50 82 -52 86 -72C76 -62 66 -64 58 -64C50 -64 40 -62 30 -72Z',
    '#FFF3DF',
  ) +
  oval(50, -64, 10, 8, '#FFF3DF') +
  oval(66, -64, 10, 8, '#FFF3DF') +
  line(
    'M58 -105V-94M48 -104L51 -95M68 -104L65 -95M29 -82L38 -80M30 -70L38 -72M87 -82L78 -80M86 -70L78 -72',
    ink,
    4,
  ) +
  shape('M52 -74H64L58 -67Z', '#E2667A') +
  line('M58 -67V-62M58 -62Q53 -58 48 -61M58 -62Q63 -58 68 -61', ink, 2.2) +
  eye(46, -82, 4.2) +
  eye(70, -82, 4.2);

export const tiger = (): string => {
  const coat = '#F08A2B';
  return (
    limb(
      [
        [-58, -58],
        [-86, -60],
        [-82, -94],
      ],
      coat,
      9,
    ) +
    line('M-80 -72l8 1M-84 -84l9 1', ink, 4) +
    oval(-82, -96, 5, 5, ink) +
    farLeg(-30, -36, coat, 14) +
    farLeg(40, -36, coat, 13) +
    leg(-46, -42, coat, 15, -2) +
    leg(26, -42, coat, 14) +
    oval(-44, -4, 10.5, 5, '#FFF3DF') +
    oval(29, -4, 10, 5, '#FFF3DF') +
    trunk(
      'tiger',
      'M-62 -54C-62 -74 -36 -76 0 -76C32 -76 54 -72 54 -52C54 -36 32 -32 0 -32C-38 -32 -62 -32 -62 -54Z',
      coat,
      'M-66 -42Q0 -32 60 -44V-24H-66Z',
    ) +
    `<g clip-path="url(#tiger)">${line('M-44 -80Q-40 -64 -46 -54M-26 -80Q-22 -62 -28 -50M-8 -80Q-4 -62 -10 -52M10 -80Q14 -64 8 -54', ink, 5)}</g>` +
    tigerHead(coat)
  );
};

const monkeyTrunkAndArms = (coat: string, face: string): string =>
  shape(
    'M0 -66C20 -66 26 -44 24 -28C22 -12 14 -8 0 -8C-14 -8 -22 -12 -24 -28C-26 -44 -20 -66 0 -66Z',
    coat,
  ) +
  oval(0, -32, 15, 18, face) +
  limb(
    [
      [18, -54],
      [42, -62],
      [38, -92],
    ],
    coat,
    10,
  ) +
  oval(38, -95, 6.5, 6.5, face) +
  limb(
    [
      [-18, -54],
      [-34, -40],
      [-22, -26],
    ],
    coat,
    10,
  ) +
  oval(-21, -25, 6, 6, face);

const monkeyLegs = (coat: string, face: string): string =>
  limb(
    [
      [-14, -24],
      [-26, -14],
      [-16, -4],
    ],
    coat,
    12,
  ) +
  limb(
    [
      [16, -24],
      [28, -14],
      [20, -4],
    ],
    coat,
    12,
  ) +
  oval(-18, -4, 12, 5, face) +
  oval(22, -4, 12, 5, face);

const monkeyHead = (coat: string, face: string): string =>
  oval(-30, -88, 11, 12, coat) +
  oval(30, -88, 11, 12, coat) +
  oval(-30, -88, 6.5, 7.5, face) +
  oval(30, -88, 6.5, 7.5, face) +
  shape(
    'M0 -120C22 -120 31 -104 30 -90C29 -72 16 -62 0 -62C-16 -62 -29 -72 -30 -90C-31 -104 -22 -120 0 -120Z',
    coat,
  ) +
  shape(
    'M0 -100C6 -108 24 -106 24 -92C24 -86 22 -84 22 -78C20 -68 10 -64 0 -64C-10 -64 -20 -68 -22 -78C-22 -84 -24 -86 -24 -92C-24 -106 -6 -108 0 -100Z',
    face,
  ) +
  eye(-10, -92, 4.2) +
  eye(10, -92, 4.2) +
  line('M-2.5 -82h.1M2.5 -82h.1', '#6B3A24', 3) +
  shape('M-10 -76H10Q9 -68 0 -68T-10 -76Z', ink) +
  cheek(-17, -80) +
  cheek(17, -80);

export const monkey = (): string => {
  const coat = '#8A5631';
  const face = '#EBC49A';
  return (
    line('M-24 -24C-56 -20 -62 -52 -46 -58C-36 -62 -32 -50 -40 -48', coat, 7) +
    monkeyLegs(coat, face) +
    monkeyTrunkAndArms(coat, face) +
    line('M38 -100C44 -112 56 -114 64 -108C58 -108 50 -104 46 -96', named.gelb, 7) +
    monkeyHead(coat, face)
  );
};

const giraffeHead = (coat: string): string =>
  line('M44 -222V-210M56 -222V-210', coat, 4) +
  oval(44, -225, 4.4, 4.4, '#6B3A24') +
  oval(56, -225, 4.4, 4.4, '#6B3A24') +
  shape('M34 -206C20 -212 18 -202 22 -198C28 -196 34 -198 38 -200Z', shade(coat, 0.2)) +
  shape(
    'M30 -198C30 -212 42 -216 54 -214C68 -212 84 -200 84 -192C84 -184 72 -182 62 -182C44 -180 30 -184 30 -198Z',
    coat,
  ) +
  shape(
    'M70 -206C80 -202 86 -196 84 -190C82 -184 72 -183 66 -185C64 -192 66 -202 70 -206Z',
    light(coat, 0.5),
  ) +
  oval(80, -196, 1.8, 2.2, '#6B3A24') +
  line('M68 -186Q74 -183 80 -186', ink, 2) +
  eye(54, -204, 4.2) +
  cheek(56, -192, 4.4);

export const giraffe = (): string => {
  const coat = '#F2C355';
  const spot = '#B5702D';
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-40, -104, 11, 9],
    [-14, -112, 11, 8],
    [-28, -88, 9, 7],
    [0, -92, 11, 9],
    [22, -100, 9, 9],
    [28, -126, 8, 9],
    [38, -148, 7, 9],
    [42, -174, 6, 9],
    [30, -108, 7, 6],
    [-44, -86, 6, 6],
  ];
  return (
    line('M-54 -104C-66 -96 -66 -80 -62 -72', coat, 4) +
    oval(-62, -68, 4, 8, '#6B3A24') +
    farLeg(-30, -72, coat, 11) +
    farLeg(32, -72, coat, 10) +
    leg(-44, -82, coat, 12) +
    leg(18, -82, coat, 11) +
    hoofs([-44, 18, -30, 32], '#6B3A24', 5.4) +
    trunk(
      'giraffe',
      'M-56 -96C-58 -116 -36 -120 -10 -120C8 -122 22 -146 30 -196C40 -204 52 -202 54 -194C54 -160 52 -126 44 -96C38 -76 10 -74 -10 -74C-40 -74 -56 -78 -56 -96Z',
      coat,
      'M-60 -86Q-8 -74 50 -92V-66H-60Z',
    ) +
    `<g clip-path="url(#giraffe)">${spots.map(([x, y, rx, ry]) => oval(x, y, rx, ry, spot)).join('')}</g>` +
    line('M29 -194C22 -164 14 -140 0 -124', '#8B5A33', 4.5) +
    giraffeHead(coat)
  );
};

export const zebra = (): string => {
  const coat = '#FFFDF7';
  return (
    line('M-58 -86C-72 -78 -72 -62 -68 -52', coat, 5) +
    oval(-68, -46, 5, 10, ink) +
    farLeg(-34, -50, coat, 12) +
    farLeg(36, -50, coat, 11) +
    leg(-46, -58, coat, 13) +
    leg(22, -58, coat, 12) +
    line('M-52 -34h12M-52 -24h12M16 -34h12M16 -24h12', ink, 3.6) +
    hoofs([-46, 22, -34, 36], '#3A3645', 6) +
    trunk(
      'zebra',
      'M-60 -76C-62 -96 -38 -98 -8 -96C8 -94 20 -104 28 -118L58 -106C50 -90 50 -78 46 -66C38 -52 16 -50 -10 -50C-42 -50 -58 -54 -60 -76Z',
      coat,
      'M-66 -62Q-8 -50 52 -70V-42H-66Z',
    ) +
    `<g clip-path="url(#zebra)">${line('M-48 -100Q-54 -80 -46 -64M-34 -100Q-40 -80 -32 -60M-20 -100Q-26 -80 -18 -62M-6 -100Q-12 -80 -4 -62M8 -102Q2 -82 12 -66M22 -110Q16 -90 28 -74M34 -118Q30 -98 42 -88', ink, 5)}</g>` +
    shape(
      'M26 -112C30 -132 42 -144 56 -146C72 -144 86 -128 92 -116C96 -106 88 -100 78 -103C70 -106 64 -112 60 -114C56 -108 54 -102 52 -94Z',
      coat,
    ) +
    shape(
      'M80 -124C90 -120 96 -110 93 -105C89 -100 80 -101 75 -105C74 -112 76 -120 80 -124Z',
      '#4A4654',
    ) +
    shape('M50 -142L52 -160L63 -146Z', coat) +
    shape('M56 -150C36 -148 22 -126 16 -104L26 -112C32 -128 42 -138 58 -142Z', ink) +
    line('M44 -134L50 -124M54 -140L58 -130M40 -122L46 -114', ink, 3.6) +
    eye(68, -128, 4.2) +
    cheek(66, -116, 4.4)
  );
};

export const bear = (): string => {
  const coat = '#7B4B2A';
  return (
    oval(-44, -58, 9, 9, coat) +
    farLeg(-22, -36, coat, 20) +
    farLeg(34, -36, coat, 19) +
    leg(-34, -42, coat, 22) +
    leg(20, -42, coat, 21) +
    oval(-31, -5, 13, 6, coat) +
    oval(23, -5, 12, 6, coat) +
    trunk(
      'bear',
      'M-54 -56C-56 -84 -30 -90 0 -88C34 -88 52 -80 52 -54C52 -34 32 -28 0 -28C-36 -28 -54 -32 -54 -56Z',
      coat,
      'M-60 -44Q0 -28 58 -48V-20H-60Z',
    ) +
    oval(34, -114, 11, 11, coat) +
    oval(74, -114, 11, 11, coat) +
    oval(34, -114, 6, 6, '#C99A6B') +
    oval(74, -114, 6, 6, '#C99A6B') +
    shape(
      'M24 -88C24 -110 38 -118 54 -118C70 -118 84 -110 84 -88C84 -68 72 -58 54 -58C36 -58 24 -68 24 -88Z',
      coat,
    ) +
    oval(58, -76, 16, 13, '#D7AE82') +
    oval(58, -83, 7, 5, ink) +
    line('M58 -78V-73M58 -73Q52 -68 47 -72M58 -73Q64 -68 69 -72', ink, 2.4) +
    eye(42, -92, 4.4) +
    eye(70, -92, 4.4) +
    cheek(34, -78)
  );
};

/** Along the back, from the tip of the tail to the neck. */
const crocodileSpikes = (skin: string): string =>
  [
    [-128, -9, 6],
    [-114, -17, 7],
    [-99, -26, 8],
    [-83, -36, 9],
    [-65, -43, 9],
    [-46, -47, 9],
    [-27, -49, 9],
    [-8, -49, 9],
    [11, -48, 8],
    [28, -45, 7],
  ]
    .map(([x, y, size]) =>
      shape(
        `M${x! - size!} ${y! + 5}Q${x! - 2} ${y! - size!} ${x! + 1} ${y! - size!}Q${x! + 4} ${y! - size! * 0.6} ${x! + size!} ${y! + 3}Z`,
        shade(skin, 0.22),
      ),
    )
    .join('');

/** Bent outwards as a lizard's is, with toes on the ground. */
const crocodileLeg = (x: number, skin: string): string =>
  limb(
    [
      [x, -22],
      [x - 15, -15],
      [x - 4, -6],
    ],
    skin,
    14,
  ) +
  oval(x + 3, -4.4, 13, 5, shade(skin, 0.1)) +
  [-2, 6, 14].map((dx) => line(`M${x + dx} -4l6 2`, shade(skin, 0.3), 2)).join('') +
  [4, 12, 19].map((dx) => oval(x + dx, -1.6, 2.6, 1.8, '#FFF6E4')).join('');

const teeth = [64, 75, 86, 97, 108, 119, 128];
const lowerTeeth = (): string =>
  teeth.map((x) => shape(`M${x - 4.4} -16L${x} -25L${x + 4.4} -15Z`, '#fff')).join('');
/** Along the jaw, which is open. */
const upperTeeth = (): string =>
  teeth
    .map((x) => {
      const y = -32 - (x - 64) * 0.26;
      return shape(`M${x - 4.6} ${y}L${x} ${y + 10}L${x + 4.6} ${y - 1.4}Z`, '#fff');
    })
    .join('');

const crocodileHead = (skin: string): string =>
  shape('M40 -34L132 -56L130 -14L44 -16Z', '#B8424A') +
  shape('M52 -22C80 -28 108 -26 122 -20C108 -14 70 -12 52 -14Z', '#F08A8F') +
  lowerTeeth() +
  shape(
    'M30 -30C46 -20 96 -17 128 -16C138 -15 138 -4 128 -3C98 -1 56 -1 32 -6Z',
    shade(skin, 0.12),
  ) +
  upperTeeth() +
  shape(
    'M22 -44C30 -62 46 -66 58 -58C86 -62 116 -70 134 -70C146 -68 146 -54 136 -52C108 -46 74 -36 44 -26C30 -24 18 -32 22 -44Z',
    skin,
  ) +
  shape(
    'M44 -26C74 -36 108 -46 136 -52C141 -53 143 -58 142 -62C112 -52 70 -42 36 -34Z',
    shade(skin, 0.14),
  ) +
  oval(50, -64, 10, 10, skin) +
  oval(52, -65, 6.6, 7, '#fff') +
  oval(54, -65, 3.2, 4.4, ink) +
  oval(55, -67, 1.2, 1.4, '#fff') +
  oval(134, -68, 6, 4, skin) +
  oval(135, -68, 2.4, 1.8, shade(skin, 0.5)) +
  line('M92 -56q4 -3 8 0M74 -52q4 -3 8 0', shade(skin, 0.25), 2.4) +
  cheek(44, -42, 6);

export const crocodile = (): string => {
  const skin = '#4E9A55';
  return (
    crocodileSpikes(skin) +
    crocodileLeg(-40, shade(skin, 0.26)) +
    crocodileLeg(34, shade(skin, 0.26)) +
    trunk(
      'crocodile',
      'M-156 -5C-134 -6 -116 -14 -100 -25C-82 -38 -58 -47 -30 -48C0 -50 26 -48 44 -42L46 -14C34 -6 6 -3 -26 -3C-58 -3 -84 1 -112 2C-132 3 -150 1 -156 -5Z',
      skin,
      'M-160 0C-120 -4 -80 -14 -30 -12C0 -11 30 -14 50 -22V8H-160Z',
    ) +
    `<g clip-path="url(#crocodile)">${line('M-96 -20l10 8M-74 -32l10 8M-48 -38l10 8M-20 -40l10 8M6 -40l10 8', shade(skin, 0.2), 3.4)}</g>` +
    crocodileLeg(-56, skin) +
    crocodileLeg(18, skin) +
    crocodileHead(skin)
  );
};

export const penguin = (): string =>
  shape('M-24 0C-20 -8 -6 -8 -2 0ZM2 0C6 -8 20 -8 24 0Z', named.orange) +
  limb(
    [
      [-24, -54],
      [-36, -36],
      [-34, -20],
    ],
    ink,
    11,
  ) +
  limb(
    [
      [24, -54],
      [36, -36],
      [34, -20],
    ],
    ink,
    11,
  ) +
  shape(
    'M0 -94C20 -94 26 -78 26 -66C34 -44 32 -4 0 -4C-32 -4 -34 -44 -26 -66C-26 -78 -20 -94 0 -94Z',
    '#33374A',
  ) +
  shape(
    'M0 -60C20 -62 24 -40 22 -26C20 -12 12 -8 0 -8C-12 -8 -20 -12 -22 -26C-24 -40 -20 -62 0 -60Z',
    '#FFFDF7',
  ) +
  shape(
    'M0 -74C6 -84 20 -80 19 -68C18 -58 8 -56 0 -58C-8 -56 -18 -58 -19 -68C-20 -80 -6 -84 0 -74Z',
    '#FFFDF7',
  ) +
  eye(-9, -70, 3.6) +
  eye(9, -70, 3.6) +
  shape('M-6 -65H6L0 -57Z', named.orange) +
  cheek(-15, -61, 4) +
  cheek(15, -61, 4) +
  shape('M20 -60C26 -52 28 -44 28 -34C26 -44 24 -50 18 -56Z', shade('#33374A', 0.3));

export const snake = (): string => {
  const skin = '#7DB843';
  const d =
    'M-88 -8C-70 -2 -56 -8 -48 -20C-38 -36 -20 -34 -14 -20C-8 -6 12 -4 20 -18C28 -34 26 -48 42 -54';
  return (
    line(d, shade(skin, 0.25), 19) +
    line(d, skin, 16) +
    line(
      'M-60 -8l4 6M-42 -28l8 3M-18 -22l-7 6M2 -10l-1 7M22 -24l-8 -2M26 -42l-8 -4',
      '#F2D14B',
      5,
    ) +
    shape('M36 -60C42 -72 62 -74 72 -66C78 -60 76 -52 66 -48C54 -44 38 -46 36 -60Z', skin) +
    line('M76 -57H88M88 -57L93 -61M88 -57L93 -53', named.rot, 2.6) +
    oval(56, -66, 5.4, 5.8, '#fff') +
    oval(57.4, -66, 2.8, 3.6, ink) +
    line('M66 -53Q71 -53 74 -57', ink, 2.2) +
    cheek(56, -55, 4.4)
  );
};

const kangarooYoung = (coat: string): string =>
  oval(17, -48, 8, 8.5, shade(coat, 0.08)) +
  shape('M12 -54L12 -66L18 -56ZM20 -56L24 -66L26 -54Z', coat) +
  eye(15, -49, 2) +
  eye(21, -49, 2) +
  line('M9 -42Q20 -36 31 -42', shade(coat, 0.4), 2.6);

const kangarooHead = (coat: string): string =>
  shape('M16 -108C6 -126 8 -140 14 -140C22 -138 26 -122 26 -110Z', shade(coat, 0.16)) +
  shape('M28 -110C26 -130 30 -142 36 -140C42 -136 40 -120 36 -108Z', coat) +
  shape(
    'M10 -98C10 -112 22 -118 34 -116C48 -114 60 -104 60 -96C58 -88 46 -86 34 -86C20 -84 10 -88 10 -98Z',
    coat,
  ) +
  oval(58, -98, 4.4, 4, ink) +
  line('M54 -92Q48 -88 42 -90', ink, 2.2) +
  eye(34, -104, 4.2) +
  cheek(34, -93, 4.4);

const kangarooArms = (coat: string): string =>
  limb(
    [
      [24, -78],
      [40, -68],
      [46, -76],
    ],
    coat,
    8,
  ) +
  limb(
    [
      [16, -76],
      [30, -62],
      [38, -68],
    ],
    shade(coat, 0.1),
    8,
  );

export const kangaroo = (): string => {
  const coat = '#C58A55';
  return (
    limb(
      [
        [-18, -26],
        [-52, -22],
        [-84, -4],
      ],
      coat,
      14,
    ) +
    oval(6, -5, 24, 5.5, shade(coat, 0.24)) +
    oval(-4, -4, 25, 5, coat) +
    trunk(
      'kangaroo',
      'M22 -98C34 -84 36 -66 30 -48C26 -26 14 -10 -8 -8C-32 -8 -40 -26 -34 -42C-28 -62 -6 -66 2 -82Z',
      coat,
      'M14 -90Q44 -50 6 -4H50V-90Z',
    ) +
    oval(-12, -24, 20, 18, shade(coat, 0.1)) +
    oval(-14, -26, 17, 15, coat) +
    shape(
      'M10 -40C20 -46 30 -44 31 -40C30 -24 22 -16 12 -18C6 -22 6 -34 10 -40Z',
      light(coat, 0.35),
    ) +
    kangarooYoung(coat) +
    kangarooArms(coat) +
    kangarooHead(coat)
  );
};

export const parrot = (): string =>
  line('M-58 -6H58', '#8B5A33', 8) + line('M-58 -8H50', '#B98252', 3) + parrotAlone();

/** One that the parrot has lost. */
export const feather = (): string =>
  shape('M-4 0C-18 -14 -16 -40 6 -58C20 -40 16 -14 0 0Z', named.rot) +
  shape('M-2 -2C6 -20 8 -40 6 -58C20 -40 16 -14 0 0Z', named.gelb) +
  line('M-6 10C-4 -12 2 -36 6 -54', '#FFF6E4', 2.4);

/** Without its perch, for scenes that have a branch. */
export const parrotAlone = (): string =>
  shape('M-6 -20C-14 4 -20 20 -18 34C-10 34 0 14 8 -12Z', named.blau) +
  shape('M2 -18C0 6 -4 20 0 30C8 26 12 8 14 -12Z', named.gelb) +
  trunk(
    'parrot',
    'M-22 -40C-26 -66 -14 -96 10 -98C30 -98 38 -82 34 -68C36 -44 28 -14 8 -10C-10 -10 -20 -22 -22 -40Z',
    named.rot,
    'M18 -100Q36 -50 6 -4H46V-100Z',
  ) +
  shape(
    'M-20 -54C-10 -64 6 -60 10 -48C10 -32 0 -16 -14 -12C-24 -24 -26 -42 -20 -54Z',
    named.gruen,
  ) +
  shape('M-18 -30C-10 -28 0 -30 4 -34C0 -22 -6 -14 -14 -12C-18 -18 -20 -24 -18 -30Z', named.blau) +
  line('M-18 -44C-8 -40 4 -42 8 -46', named.gelb, 4) +
  oval(20, -80, 11, 10, '#FFF6E4') +
  eye(20, -81, 4) +
  shape('M30 -86C44 -90 48 -76 38 -64C36 -70 32 -74 28 -76Z', '#3A3645') +
  shape('M28 -74C32 -72 35 -69 36 -66C32 -64 28 -68 28 -74Z', '#56505F') +
  shape('M2 -94C-6 -106 2 -112 8 -106C10 -114 20 -112 18 -102C24 -106 28 -100 24 -96Z', named.rot) +
  line('M2 -12V-4M12 -12V-4', '#56505F', 5);

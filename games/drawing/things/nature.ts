/** What is met on a walk. */
import { ink, light, named, shade } from '../colours.ts';
import {
  arm,
  body,
  cheeks,
  flowerPlace,
  openEyes,
  petals,
  pot,
  rim,
  smile,
} from '../../../shared/mascot.ts';
import { cheek, eye } from '../animals/parts.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';

const blobs = (places: readonly (readonly [number, number, number])[], colour: string): string =>
  places.map(([x, y, r]) => oval(x, y, r, r, colour)).join('');

const treeCrown = (crown: string): string =>
  blobs(
    [
      [-32, -74, 22],
      [32, -74, 22],
      [0, -98, 26],
      [-14, -64, 20],
      [16, -64, 20],
    ],
    shade(crown, 0.16),
  ) +
  blobs(
    [
      [-34, -77, 19],
      [28, -78, 18],
      [-3, -102, 22],
      [-14, -70, 18],
      [10, -70, 18],
    ],
    crown,
  ) +
  oval(-12, -106, 11, 9, light(crown, 0.3));

export const tree = (crown = '#4E9A55'): string =>
  oval(0, -2, 46, 6, '#8CC152') +
  limb(
    [
      [0, -2],
      [2, -26],
      [0, -56],
    ],
    '#8B5A33',
    16,
  ) +
  limb(
    [
      [2, -40],
      [14, -50],
      [22, -60],
    ],
    '#8B5A33',
    7,
  ) +
  treeCrown(crown);

export const flower = (colour: string = named.rot): string =>
  limb(
    [
      [0, 0],
      [4, -26],
      [0, -52],
    ],
    '#4E9A55',
    6,
  ) +
  shape('M2 -14C14 -34 34 -32 40 -26C32 -12 16 -8 2 -14Z', '#6FB05A') +
  shape('M0 -8C-10 -26 -30 -26 -36 -20C-28 -8 -14 -4 0 -8Z', '#4E9A55') +
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cx="0" cy="-96" rx="13" ry="18" fill="${turn % 120 ? colour : shade(colour, 0.1)}" transform="rotate(${turn} 0 -74)"/>`,
    )
    .join('') +
  oval(0, -74, 14, 14, named.gelb) +
  oval(-3, -77, 6, 5, light(named.gelb, 0.5));

export const cactus = (): string =>
  `<g transform="translate(-62 -122) scale(.625)">${arm('M58 122C42 127 34 119 34 106') + arm('M142 118C163 118 171 108 170 92') + body + pot + rim + `<g transform="${flowerPlace}">${petals}<circle r="6" fill="#FFC145"/></g>` + cheeks + openEyes + smile}</g>`;

export const mountain = (): string =>
  shape('M20 -80L78 0H-20Z', '#8FA0BC') +
  solid('berg', 'M-14 -116L52 0H-80Z', '#7487A8', 'M-14 -120L-4 -70L-20 -40L0 4H70Z') +
  shape('M-14 -116L14 -66L2 -74L-8 -62L-18 -74L-32 -66L-42 -68Z', '#fff') +
  shape('M-14 -116L14 -66L2 -74L-4 -90Z', '#DDE7F2') +
  shape('M20 -80L38 -55L28 -60L18 -52L8 -63Z', '#fff') +
  oval(0, -1, 82, 7, '#6FB05A');

export const sea = (): string =>
  `<clipPath id="meer"><rect x="-72" y="-112" width="144" height="112" rx="16"/></clipPath><g clip-path="url(#meer)">${shape('M-72 -112H72V0H-72Z', '#CDEBF7') + oval(40, -88, 13, 13, named.gelb) + shape('M-72 -62H72V0H-72Z', '#3E9CC9') + shape('M-72 -48Q-54 -58 -36 -48T0 -48T36 -48T72 -48V0H-72Z', '#2F86BC') + shape('M-72 -26Q-54 -36 -36 -26T0 -26T36 -26T72 -26V0H-72Z', '#2670A8') + line('M-64 -44q10 -6 20 0M10 -44q10 -6 20 0M-30 -20q10 -6 20 0M36 -20q10 -6 20 0', '#BFE3F2', 3)}${shape('M-20 -62L8 -62L-2 -54H-14Z', named.rot)}${shape('M-6 -64V-92L14 -66Z', '#fff')}</g>`;

export const stone = (): string =>
  oval(4, -2, 54, 5, '#B8A98E') +
  solid(
    'stein',
    'M-50 -14C-52 -34 -34 -52 -10 -56C16 -60 44 -46 52 -22C54 -6 44 0 24 0H-32C-44 0 -50 -4 -50 -14Z',
    named.grau,
    'M-54 -12Q10 4 40 -50H70V10H-54Z',
  ) +
  shape('M-36 -30C-30 -42 -16 -48 -6 -49C-16 -42 -26 -36 -30 -26Z', light(named.grau, 0.5)) +
  line('M6 -30l8 8l-2 8', shade(named.grau, 0.4), 3);

const night = (content: string, id: string): string =>
  `<clipPath id="${id}"><rect x="-60" y="-116" width="120" height="116" rx="22"/></clipPath><g clip-path="url(#${id})">${shape('M-60 -116H60V0H-60Z', '#28325A') + content}</g>`;
const tiny = (x: number, y: number) =>
  shape(
    `M${x} ${y - 5}l1.6 3.4l3.4 1.6l-3.4 1.6l-1.6 3.4l-1.6 -3.4l-3.4 -1.6l3.4 -1.6Z`,
    '#FFE9A8',
  );
/** Alone, for scenes that have a night of their own. */
export const moonAlone = (): string =>
  shape(
    'M14 -98C-20 -100 -36 -76 -34 -54C-32 -28 -10 -14 16 -20C-4 -28 -14 -44 -12 -62C-10 -78 -2 -90 14 -98Z',
    '#FFE08A',
  ) +
  oval(-20, -56, 2.6, 3, ink) +
  line('M-18 -46Q-14 -42 -9 -44', ink, 2.4);
export const starAlone = (): string =>
  shape('M0 -100L12 -72L42 -69L19 -50L26 -20L0 -36L-26 -20L-19 -50L-42 -69L-12 -72Z', named.gelb) +
  shape('M0 -100L12 -72L42 -69L19 -50L26 -20L0 -36Z', shade(named.gelb, 0.12)) +
  oval(-9, -58, 3, 3.4, ink) +
  oval(9, -58, 3, 3.4, ink) +
  line('M-6 -49Q0 -44 6 -49', ink, 2.6);
export const moon = (): string =>
  night(tiny(-38, -90) + tiny(38, -34) + tiny(42, -96) + tiny(-42, -28) + moonAlone(), 'mond');
export const star = (): string =>
  night(tiny(-42, -96) + tiny(44, -20) + tiny(46, -88) + starAlone(), 'stern');

export const mushroom = (): string =>
  oval(0, -1, 40, 6, '#8CC152') +
  solid(
    'stiel',
    'M-15 -50C-14 -30 -18 -12 -20 -4Q0 4 20 -4C18 -12 14 -30 15 -50Z',
    '#FBF0DC',
    'M4 -54C6 -20 4 -6 0 4H40V-54Z',
  ) +
  shape('M-24 -46Q0 -34 24 -46L18 -38Q0 -30 -18 -38Z', '#E8D8BC') +
  solid(
    'pilz',
    'M-54 -48C-54 -84 -30 -104 0 -104C30 -104 54 -84 54 -48C30 -38 -30 -38 -54 -48Z',
    named.rot,
    'M26 -106C46 -84 44 -56 34 -38H70V-106Z',
  ) +
  [
    [-28, -64, 8],
    [0, -84, 9],
    [26, -66, 8],
    [-4, -56, 6],
    [-22, -86, 5],
    [40, -54, 4],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.86, '#fff'))
    .join('');

export const butterfly = (): string => {
  const wings =
    shape('M-4 -62C-24 -108 -66 -104 -64 -72C-62 -52 -36 -48 -4 -54Z', named.orange) +
    shape('M-4 -52C-40 -50 -54 -28 -42 -14C-28 -2 -10 -22 -4 -44Z', named.gelb) +
    oval(-42, -76, 10, 9, '#FFF1A6') +
    oval(-32, -28, 7, 7, named.orange) +
    line('M-4 -62C-24 -108 -66 -104 -64 -72', shade(named.orange, 0.3), 3);
  return (
    wings +
    `<g transform="scale(-1 1)">${wings}</g>` +
    line('M-4 -90C-8 -102 -15 -108 -21 -108M4 -90C8 -102 15 -108 21 -108', ink, 3) +
    oval(-22, -108, 3.2, 3.2, ink) +
    oval(22, -108, 3.2, 3.2, ink) +
    limb(
      [
        [0, -70],
        [0, -50],
        [0, -24],
      ],
      '#5A3A2A',
      12,
    ) +
    oval(0, -80, 16, 15, '#6E4630') +
    oval(0, -78, 13, 11.5, '#F7D3A4') +
    oval(-5.4, -80, 2.6, 3.1, ink) +
    oval(5.4, -80, 2.6, 3.1, ink) +
    line('M-4.6 -73.6Q0 -69.4 4.6 -73.6', ink, 2.2) +
    oval(-9.4, -75, 2.6, 2, '#F7867E', 'opacity=".7"') +
    oval(9.4, -75, 2.6, 2, '#F7867E', 'opacity=".7"')
  );
};

const nearWings = (): string =>
  shape('M4 -46C-14 -50 -62 -52 -70 -26C-76 -4 -46 6 -28 -8C-12 -20 0 -30 4 -46Z', named.gelb) +
  oval(-48, -20, 10, 9, named.orange) +
  shape(
    'M10 -48C8 -92 -26 -134 -62 -126C-94 -118 -84 -70 -52 -54C-32 -44 -8 -42 10 -48Z',
    named.orange,
  ) +
  line('M10 -48C8 -92 -26 -134 -62 -126C-84 -120 -88 -96 -78 -78', shade(named.orange, 0.3), 3.4) +
  oval(-52, -92, 15, 13, '#FFF1A6') +
  oval(-24, -68, 7, 6, named.gelb);

const farWings = (): string =>
  shape(
    'M14 -52C10 -92 30 -138 64 -134C94 -130 86 -92 58 -74C42 -64 26 -54 14 -52Z',
    shade(named.orange, 0.16),
  ) + oval(58, -108, 11, 10, '#FFE08A');

const flyingBody = (): string =>
  limb(
    [
      [-30, -12],
      [-6, -32],
      [18, -52],
    ],
    '#6E4630',
    15,
  ) +
  line('M-20 -30L-10 -18M-8 -40L2 -28', '#F2C46A', 4) +
  line('M30 -84C28 -100 20 -108 12 -110M46 -84C50 -98 58 -104 67 -103', ink, 3.2) +
  oval(11, -110, 4, 4, ink) +
  oval(68, -103, 4, 4, ink) +
  oval(36, -64, 25, 24, '#6E4630') +
  oval(39, -61, 20.5, 19, '#F7D3A4') +
  eye(32, -64, 4.6) +
  eye(49, -64, 4.6) +
  line('M34 -53Q41 -45 48 -53', ink, 3) +
  cheek(26, -54, 4.4) +
  cheek(55, -54, 4);

const lowered = (wings: string, height: number): string =>
  group(wings, `transform="translate(8 -48) scale(1 ${height}) translate(-8 48)"`);

/** On its way, with the face to us; the second look has its wings down. */
export const flyingButterfly = (): string => farWings() + flyingBody() + nearWings();
export const beatingButterfly = (): string =>
  lowered(farWings(), 0.55) + flyingBody() + lowered(nearWings(), 0.6);

export const bee = (): string =>
  oval(
    -12,
    -84,
    17,
    24,
    '#D8EDF6',
    'stroke="#A9CAD6" stroke-width="2.4" transform="rotate(-24 -12 -84)"',
  ) +
  oval(
    14,
    -84,
    16,
    23,
    '#E6F4FA',
    'stroke="#A9CAD6" stroke-width="2.4" transform="rotate(20 14 -84)"',
  ) +
  shape('M-52 -42L-66 -38L-52 -34Z', ink) +
  solid(
    'biene',
    'M-54 -40C-54 -60 -30 -70 0 -70C30 -70 48 -58 48 -40C48 -22 30 -10 0 -10C-30 -10 -54 -20 -54 -40Z',
    named.gelb,
    'M-58 -28Q0 -12 54 -30V0H-58Z',
  ) +
  `<g clip-path="url(#biene)">${line('M-34 -76V-4M-10 -76V-4M14 -76V-4', ink, 11)}</g>` +
  oval(38, -46, 21, 21, named.gelb) +
  oval(34, -48, 4, 4.6, ink) +
  oval(49, -48, 4, 4.6, ink) +
  line('M37 -36Q42 -31 47 -36', ink, 2.8) +
  oval(29, -38, 4.6, 3.4, named.orange, 'opacity=".7"') +
  line('M32 -66C30 -78 24 -84 20 -84M44 -66C46 -78 52 -84 56 -84', ink, 3) +
  oval(20, -85, 3.4, 3.4, ink) +
  oval(56, -85, 3.4, 3.4, ink);

export const nest = (): string =>
  line('M-70 -12C-30 -2 30 -2 70 -14', '#8B5A33', 8) +
  [
    [-22, -46],
    [0, -52],
    [22, -46],
  ]
    .map(
      ([x, y]) =>
        oval(x!, y!, 14, 17, '#CFE8F3') +
        oval(x! - 4, y! - 5, 4, 6, '#fff', 'opacity=".7"') +
        oval(x! + 4, y! + 2, 1.6, 1.6, '#7FA3BC') +
        oval(x! - 3, y! + 4, 1.6, 1.6, '#7FA3BC'),
    )
    .join('') +
  solid(
    'nest',
    'M-56 -40C-40 -30 40 -30 56 -40C56 -14 36 -2 0 -2C-36 -2 -56 -14 -56 -40Z',
    '#B07A42',
    'M20 -40C30 -20 16 -4 0 2H70V-44Z',
  ) +
  line(
    'M-54 -36L-24 -14M-40 -32L10 -10M-16 -30L34 -12M12 -30L46 -24M54 -36L18 -8M34 -30L-14 -8M8 -30L-40 -16M-62 -44L-44 -34M62 -44L44 -34',
    '#7A5028',
    3.4,
  );

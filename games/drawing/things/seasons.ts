/** The four seasons as the same tree, and the weather. */
import { at, turned } from '../geometry.ts';
import { ink, light, named, shade } from '../colours.ts';
import { limb, line, oval, shape, solid } from '../strokes.ts';

const bark = '#8B5A33';
export const bareTree =
  limb(
    [
      [0, -2],
      [2, -30],
      [-2, -58],
    ],
    bark,
    14,
  ) +
  limb(
    [
      [-1, -44],
      [-16, -56],
      [-26, -74],
    ],
    bark,
    7,
  ) +
  limb(
    [
      [1, -48],
      [16, -60],
      [26, -76],
    ],
    bark,
    7,
  ) +
  limb(
    [
      [0, -56],
      [2, -76],
      [0, -96],
    ],
    bark,
    7,
  ) +
  limb(
    [
      [-22, -66],
      [-32, -72],
      [-40, -72],
    ],
    bark,
    4,
  ) +
  limb(
    [
      [22, -68],
      [32, -74],
      [40, -72],
    ],
    bark,
    4,
  );
const crown = (colour: string): string =>
  [
    [-30, -70, 22],
    [30, -70, 22],
    [0, -92, 28],
    [-16, -60, 20],
    [16, -60, 20],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, shade(colour, 0.16)))
    .join('') +
  [
    [-32, -73, 19],
    [27, -74, 18],
    [-3, -96, 24],
    [-14, -66, 18],
    [10, -66, 18],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, colour))
    .join('') +
  oval(-10, -100, 11, 9, light(colour, 0.25));
/** What the tree wears. */
export const dresses = {
  spring:
    crown('#F7B6CB') +
    [
      [-34, -78],
      [-10, -104],
      [14, -90],
      [32, -70],
      [-18, -64],
      [6, -70],
    ]
      .map(([x, y]) => oval(x!, y!, 4, 4, '#fff') + oval(x!, y!, 1.6, 1.6, named.gelb))
      .join(''),
  summer: crown('#4E9A55'),
  autumn:
    crown('#E08A2E') +
    [
      [-34, -80, named.rot],
      [6, -102, named.gelb],
      [28, -66, named.rot],
      [-10, -66, named.gelb],
    ]
      .map(([x, y, c]) => oval(x as number, y as number, 8, 7, c as string))
      .join(''),
  winter: line(
    'M-28 -78Q-22 -70 -14 -62M28 -80Q22 -72 14 -66M-1 -99Q2 -86 2 -74M-42 -76h12M30 -78h12',
    '#fff',
    6,
  ),
} as const;

/** Round, behind the tree: what is white is seen before it. */
const sky = (colour: string): string => oval(0, -54, 66, 66, colour);
const ground = (colour: string): string =>
  shape('M-60 -12Q-30 -20 0 -16T60 -13C54 1 30 12 0 12C-30 12 -54 1 -60 -12Z', colour);

export const spring = (): string =>
  sky('#DDEFF6') +
  ground('#8CC152') +
  bareTree +
  dresses.spring +
  [
    [-46, named.rot],
    [-34, named.gelb],
    [40, named.lila],
    [52, named.rot],
  ]
    .map(
      ([x, c]) => line(`M${x} -3v-12`, named.gruen, 3) + oval(x as number, -18, 5, 5, c as string),
    )
    .join('');
/** To splash in, with its ball; its foot is at 0. */
export const paddlingPool = (): string =>
  oval(0, -5, 34, 10, shade(named.rot, 0.2)) +
  oval(0, -12, 34, 10, named.rot) +
  line(
    'M-30 -4Q-26 -1.500 -19 -0.300M-6 1.300Q0 1.700 6 1.300M19 -0.300Q26 -1.500 30 -4',
    '#FFFDF6',
    4,
  ) +
  oval(0, -13, 27, 6.6, '#5DB3D8') +
  line('M-16 -14q6 -3 12 0M4 -11q6 -3 12 0', '#D8F1FA', 2) +
  oval(9, -20, 9, 9, named.gelb) +
  shape('M9 -29Q16 -27 17.500 -17Q11 -15 4 -13Q12 -20 9 -29Z', named.blau) +
  shape('M9 -29Q2 -28 0.400 -20Q4 -22 9 -29Z', named.gruen);

const summerSun = (): string =>
  [...Array(10).keys()]
    .map((n) =>
      line(`M36 -${124}V-${131}`, named.gelb, 4).replace(
        '/>',
        ` transform="rotate(${n * 36} 36 -102)"/>`,
      ),
    )
    .join('') + oval(36, -102, 18, 18, named.gelb);

export const summer = (): string =>
  sky('#BFE3F2') +
  summerSun() +
  ground('#6FB05A') +
  `<g transform="translate(-16 0)">${bareTree + dresses.summer}</g>` +
  `<g transform="translate(26 4) scale(.86)">${paddlingPool()}</g>`;
export const autumn = (): string =>
  sky('#F6E4C8') +
  ground('#C9995C') +
  bareTree +
  dresses.autumn +
  [
    [-44, -30, named.orange],
    [40, -36, named.rot],
    [-28, -10, named.gelb],
    [30, -8, named.orange],
    [50, -6, named.rot],
    [-52, -6, named.orange],
  ]
    .map(([x, y, c]) => shape(`M${x} ${y}c4 -9 12 -7 13 -2c-2 7 -9 7 -13 2Z`, c as string))
    .join('');
export const winter = (): string =>
  sky('#BBD8EA') +
  shape('M-60 -12Q-30 -22 0 -15T60 -13C54 1 30 8 0 8C-30 8 -54 1 -60 -12Z', '#FFFFFF') +
  bareTree +
  dresses.winter +
  [
    [-50, -100],
    [-30, -112],
    [48, -104],
    [30, -40],
    [-40, -34],
    [54, -60],
    [-58, -62],
    [14, -114],
  ]
    .map(([x, y]) => oval(x! * 0.86, y! + 6, 4, 4, '#fff'))
    .join('');

export const sun = (): string =>
  [...Array(12).keys()]
    .map(
      (n) =>
        `<path d="M-6 -98L0 -114L6 -98Z" fill="${named.gelb}" transform="rotate(${n * 30} 0 -58)"/>`,
    )
    .join('') +
  solid(
    'sonne',
    'M0 -96C22 -96 38 -80 38 -58C38 -36 22 -20 0 -20C-22 -20 -38 -36 -38 -58C-38 -80 -22 -96 0 -96Z',
    named.gelb,
    'M0 0',
  ) +
  oval(-13, -64, 4, 4.6, ink) +
  oval(13, -64, 4, 4.6, ink) +
  line('M-11 -50Q0 -40 11 -50', ink, 3.4) +
  oval(-23, -52, 6, 4.4, named.orange, 'opacity=".6"') +
  oval(23, -52, 6, 4.4, named.orange, 'opacity=".6"');

const cloudShape =
  'M-46 -50C-64 -52 -64 -78 -44 -80C-40 -102 -6 -104 0 -88C14 -102 42 -92 40 -74C60 -72 60 -50 44 -50Z';
export const cloud = (): string =>
  `<g transform="translate(0 22)">${solid('wolke', cloudShape, '#CBD3DD', 'M-66 -60Q0 -50 66 -64V-44H-66Z') + line(cloudShape, '#8FA9BD', 3)}</g>`;
export const rain = (): string =>
  line(
    'M-34 -36l-8 18M-10 -36l-8 18M14 -36l-8 18M38 -36l-8 18M-24 -12l-5 11M0 -12l-5 11M24 -12l-5 11',
    named.blau,
    5,
  ) + solid('regen', cloudShape, '#A9B6C6', 'M-66 -60Q0 -50 66 -64V-44H-66Z');
const flake = (x: number, y: number, r: number): string =>
  line(
    [0, 60, 120]
      .map((turn) => {
        const [dx, dy] = turned([r, 0], turn);
        return `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
      })
      .join(''),
    '#fff',
    3.4,
  );
export const snow = (): string =>
  sky('#8FBEDD') +
  shape(
    'M-62 -30C-44 -42 -24 -38 -4 -32C20 -42 44 -40 63 -34C58 -6 32 12 0 12C-32 12 -56 -6 -62 -30Z',
    '#FFFFFF',
  ) +
  shape(
    'M-58 -16C-30 -26 -6 -18 12 -14C30 -20 46 -20 58 -16C50 2 28 12 0 12C-28 12 -50 2 -58 -16Z',
    '#E3EEF6',
  ) +
  [
    [-30, -58, 10],
    [6, -56, 9],
    [38, -62, 9],
    [-12, -82, 9],
    [24, -88, 10],
    [-42, -86, 7],
    [2, -106, 8],
  ]
    .map(([x, y, r]) => flake(x!, y!, r!))
    .join('');
export const wind = (): string =>
  line('M-60 -78H14C36 -78 36 -106 16 -104C6 -102 6 -92 12 -90', '#7FA3BC', 7) +
  line('M-64 -54H40C62 -54 62 -26 42 -28C32 -30 32 -40 40 -42', '#9DBCD0', 7) +
  line('M-50 -30H0C18 -30 18 -8 2 -9C-6 -11 -6 -19 0 -20', '#7FA3BC', 7) +
  shape('M44 -84c6 -9 16 -6 17 0c-4 8 -13 7 -17 0Z', named.orange) +
  shape('M56 -14c6 -9 16 -6 17 0c-4 8 -13 7 -17 0Z', named.rot) +
  shape('M-62 -96c6 -9 16 -6 17 0c-4 8 -13 7 -17 0Z', named.gruen);
export const umbrella = (): string =>
  line('M0 -104V-14C0 2 22 2 22 -12', '#8B5A33', 6) +
  solid(
    'schirm',
    'M-62 -54C-58 -94 -30 -112 0 -112C30 -112 58 -94 62 -54C54 -64 44 -64 38 -54C30 -64 10 -64 0 -54C-10 -64 -30 -64 -38 -54C-44 -64 -54 -64 -62 -54Z',
    named.rot,
    'M20 -114C44 -96 50 -70 46 -50H70V-114Z',
  ) +
  shape('M0 -112C-22 -100 -32 -78 -38 -54C-30 -64 -10 -64 0 -54Z', named.gelb) +
  shape('M0 -112C22 -100 32 -78 38 -54C30 -64 10 -64 0 -54Z', shade(named.gelb, 0.14)) +
  line('M0 -112V-120', '#8B5A33', 5);
export const snowman = (): string =>
  oval(0, -26, 38, 28, shade('#FFFFFF', 0.26)) +
  oval(-2, -28, 36, 27, '#fff') +
  line('M-24 -58L-52 -72M-46 -69l-8 0M24 -58L52 -74M46 -70l3 -9', '#6B4226', 5) +
  oval(0, -64, 27, 24, shade('#FFFFFF', 0.26)) +
  oval(-2, -66, 25, 22, '#fff') +
  oval(0, -94, 21, 20, shade('#FFFFFF', 0.26)) +
  oval(-1.5, -95, 19.5, 18.5, '#fff') +
  line('M-16 -79Q0 -72 16 -79', named.rot, 9) +
  line('M10 -78L16 -58', named.rot, 8) +
  shape('M-24 -110H24V-104H-24Z', ink) +
  shape('M-15 -134H15V-108H-15Z', ink) +
  shape('M-15 -116H15V-110H-15Z', named.rot) +
  oval(-8, -98, 3, 3.4, ink) +
  oval(6, -98, 3, 3.4, ink) +
  shape('M0 -94L22 -90L0 -87Z', named.orange) +
  [-62, -50, -30].map((y) => oval(0, y, 3, 3, ink)).join('');
export const leaf = (colour = '#8CC152'): string =>
  line('M-40 -2C-28 -14 -16 -26 -6 -36', shade(colour, 0.3), 6) +
  solid(
    'blatt',
    'M-22 -20C-34 -58 -4 -100 50 -102C56 -52 26 -10 -22 -20Z',
    colour,
    'M56 -104C50 -60 20 -20 -24 -18V0H70V-104Z',
  ) +
  line(
    'M-22 -20C0 -46 22 -72 46 -98M-6 -38L-10 -62M8 -54L6 -80M-2 -42L22 -42M14 -62L36 -64',
    shade(colour, 0.3),
    3,
  );

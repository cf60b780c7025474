/** Faces, on a head that is a circle of 50 around 0. */
import { ink } from '../colours.ts';
import { line, oval, shade, shape } from '../strokes.ts';
import type { Extra } from './people.ts';

const dots = (dy = 0) =>
  [-19, 19]
    .map((x) => oval(x, 4 + dy, 5.2, 6, ink) + oval(x + 1.6, 1.6 + dy, 1.8, 1.8, '#fff'))
    .join('');
const lids = (d: string) => line(d, ink, 3.4);
const brows = (d: string, colour: string) => line(d, colour, 3.2);
const level = 'M-26 -10Q-19 -14 -12 -11M12 -11Q19 -14 26 -10';

export type Face =
  | 'glad'
  | 'laughing'
  | 'surprised'
  | 'tired'
  | 'sly'
  | 'sad'
  | 'asleep'
  | 'teeth'
  | 'gap'
  | 'wobble'
  | 'open'
  | 'near'
  | 'beaming';

const mouth = {
  smile: line('M-11 22Q0 33 11 22', ink, 3.4),
  laugh:
    shape('M-14 20H14Q14 40 0 40T-14 20Z', ink) +
    shape('M-9 34Q0 27 9 34Q6 39.5 0 39.5T-9 34Z', '#F7867E'),
};

/** A wide open mouth with a row of teeth, for a face that is seen from near. */
const openMouth =
  shape('M-27 24Q0 28 27 24Q27 47 0 47T-27 24Z', ink) +
  shape('M-17 42Q0 32 17 42Q10 46.500 0 46.500T-17 42Z', '#F7867E') +
  shape(
    'M-24.500 25.500Q0 29 24.500 25.500Q24 33 20 34Q0 37 -20 34Q-24 33 -24.500 25.500Z',
    '#fff',
  ) +
  line('M-15 27V34.500M-5 28V35.500M5 28V35.500M15 27V34.500', '#B9AEBB', 1);

const toothAt = (x: number, y: number, turn = 0): string =>
  `<path d="M-3.700 0H3.700V3.400Q3.700 7.200 0 7.200T-3.700 3.400Z" fill="#fff" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** A laugh with milk teeth, one of which is loose: it hangs askew and shakes. */
const looseTooth =
  shape('M-25 20Q0 25 25 20Q26 47 0 47T-25 20Z', '#7A2733') +
  shape('M-16 41.500Q0 32 16 41.500Q9 46.500 0 46.500T-16 41.500Z', '#F7867E') +
  toothAt(-13, 25.2, 5) +
  toothAt(-4.6, 26.2) +
  toothAt(5.2, 27.4, -16) +
  toothAt(13.4, 25.2, -5) +
  shape(
    'M-23.600 21Q0 25.600 23.600 21Q23.500 25 20.500 25.800Q0 29.400 -20.500 25.800Q-23.500 25 -23.600 21Z',
    '#F79AA4',
  ) +
  line('M-29.500 25Q-32 30 -29.500 35M29.500 25Q32 30 29.500 35', '#FFEBC8', 2.2) +
  line(
    'M-34.500 27.500Q-36 30.500 -34.500 33.500M34.500 27.500Q36 30.500 34.500 33.500',
    '#FFEBC8',
    1.8,
  );

const farBrows = 'M-33 -17Q-24 -22 -15 -18M15 -18Q24 -22 33 -17';

const faces: Record<Face, (brow: string) => string> = {
  glad: (brow) => dots() + brows(level, brow) + mouth.smile,
  laughing: (brow) =>
    lids('M-26 5Q-19 -4 -12 5M12 5Q19 -4 26 5') +
    brows('M-27 -13Q-19 -18 -12 -13M12 -13Q19 -18 27 -13', brow) +
    mouth.laugh,
  surprised: (brow) =>
    dots(1) +
    brows('M-27 -16Q-19 -23 -12 -17M12 -17Q19 -23 27 -16', brow) +
    oval(0, 28, 6, 8, ink) +
    oval(0, 31, 3.6, 3.6, '#F7867E'),
  tired: (brow) =>
    dots(2) +
    [-19, 19].map((x) => shape(`M${x - 8} 4Q${x} -6 ${x + 8} 4Z`, 'SKIN')).join('') +
    lids('M-27 4H-11M11 4H27') +
    brows('M-27 -8Q-19 -10 -12 -14M12 -14Q19 -10 27 -8', brow) +
    line('M-7 27Q0 24 7 27', ink, 3.4),
  sly: (brow) =>
    [-19, 19]
      .map((x) => oval(x + 3, 4, 5, 5.4, ink) + oval(x + 4.6, 2, 1.6, 1.6, '#fff'))
      .join('') +
    lids('M-27 1Q-19 -4 -11 1M11 1Q19 -4 27 1') +
    brows('M-26 -9H-12M12 -16Q19 -21 27 -14', brow) +
    line('M-6 26Q6 30 14 19', ink, 3.4),
  sad: (brow) =>
    dots(1) +
    brows('M-27 -8Q-20 -12 -13 -16M13 -16Q20 -12 27 -8', brow) +
    line('M-9 30Q0 21 9 30', ink, 3.4),
  asleep: (brow) =>
    lids('M-26 3Q-19 10 -12 3M12 3Q19 10 26 3') +
    brows(level, brow) +
    line('M-5 25Q0 29 5 25', ink, 3),
  teeth: (brow) =>
    dots() +
    brows(level, brow) +
    shape('M-15 19H15Q15 39 0 39T-15 19Z', ink) +
    shape('M-9 34Q0 28 9 34Q6 38.5 0 38.5T-9 34Z', '#F7867E') +
    shape('M-14 19H14Q14 27 11 28H-11Q-14 27 -14 19Z', '#fff') +
    line('M-7 20V27.5M0 20V28M7 20V27.5', '#B9AEBB', 1.2),
  wobble: (brow) =>
    dots(-1) + brows('M-27 -17Q-19 -24 -12 -18M12 -18Q19 -24 27 -17', brow) + looseTooth,
  open: (brow) =>
    [-24, 24].map((x) => oval(x, -3, 6.6, 7.6, ink) + oval(x + 2, -6, 2.2, 2.2, '#fff')).join('') +
    brows(farBrows, brow) +
    openMouth,
  near: (brow) =>
    [-22, 22]
      .map((x) => oval(x, -1, 7.6, 8.8, ink) + oval(x + 2.4, -4.4, 2.6, 2.6, '#fff'))
      .join('') +
    brows(farBrows, brow) +
    oval(0, 15, 7, 5.4, 'NOSE') +
    oval(-2, 13.2, 2.4, 1.6, '#fff', 'opacity=".5"') +
    shape('M-15 26Q0 30 15 26Q14 41 0 41T-15 26Z', ink) +
    shape('M-8 37.500Q0 31.500 8 37.500Q5 40.500 0 40.500T-8 37.500Z', '#F7867E'),
  beaming: (brow) =>
    lids('M-32 -1Q-24 -12 -16 -1M16 -1Q24 -12 32 -1') + brows(farBrows, brow) + openMouth,
  gap: (brow) =>
    dots() +
    brows(level, brow) +
    shape('M-13 20H13Q13 37 0 37T-13 20Z', ink) +
    shape('M-12 20H12Q12 26 10 26H5V21H-1V26H-10Q-12 26 -12 20Z', '#fff'),
};

const extras: Record<Extra, (colours: { skin: string; hair: string }) => string> = {
  glasses: () =>
    `<g fill="none" stroke="${ink}" stroke-width="3"><circle cx="-19" cy="4" r="13.5"/><circle cx="19" cy="4" r="13.5"/><path d="M-6 2Q0 -2 6 2M-32 1L-48 -4M32 1L48 -4"/></g>`,
  beard: ({ hair }) =>
    shape(
      'M-50 4C-50 40 -26 60 0 60C26 60 50 40 50 4C44 14 34 16 24 15Q0 10 -24 15C-34 16 -44 14 -50 4Z',
      hair,
    ) + shape('M-12 21Q0 34 12 21Q0 25 -12 21Z', '#fff'),
  moustache: ({ hair }) =>
    shape('M0 15C10 12 22 18 26 26C16 25 6 24 0 20C-6 24 -16 25 -26 26C-22 18 -10 12 0 15Z', hair),
  'white-moustache': () =>
    shape(
      'M0 14C12 10 26 18 30 29C18 28 6 27 0 21C-6 27 -18 28 -30 29C-26 18 -12 10 0 14Z',
      '#F7F4EE',
      'stroke="#D9D2C8" stroke-width="1.5"',
    ),
  wrinkles: ({ skin }) =>
    line('M-33 14Q-30 18 -26 19M33 14Q30 18 26 19M-10 -24H10', shade(skin, 0.3), 2),
  earrings: () => oval(-50, 20, 4.5, 4.5, '#FFC145') + oval(50, 20, 4.5, 4.5, '#FFC145'),
  freckles: ({ skin }) =>
    [
      [-27, 12],
      [-21, 15],
      [-15, 12],
      [27, 12],
      [21, 15],
      [15, 12],
    ]
      .map(([x, y]) => oval(x!, y!, 1.5, 1.5, shade(skin, 0.35)))
      .join(''),
};

/** Lighter than the skin below the eyes, so that they are seen through glasses. */
const lenses = [-19, 19].map((x) => oval(x, 4, 13.5, 13.5, '#fff', 'opacity=".2"')).join('');

/** What is on a face below and above its eyes and mouth. */
function aroundFace(skin: string, hair: string, worn: readonly Extra[]) {
  const put = (names: readonly Extra[]) =>
    names
      .filter((name) => worn.includes(name))
      .map((name) => extras[name]({ skin, hair }))
      .join('');
  return {
    below:
      put(['beard']) +
      oval(-31, 17, 7.5, 5.5, '#F7867E', 'opacity=".5"') +
      oval(31, 17, 7.5, 5.5, '#F7867E', 'opacity=".5"') +
      put(['freckles', 'wrinkles']) +
      (worn.includes('glasses') ? lenses : ''),
    above:
      line('M-3 15Q0 18 3 15', shade(skin, 0.35), 3) +
      put(['moustache', 'white-moustache', 'glasses', 'earrings']),
  };
}

export function faceOf(face: Face, skin: string, hair: string, worn: readonly Extra[]): string {
  const { below, above } = aroundFace(skin, hair, worn);
  const drawn =
    worn.includes('beard') && face === 'glad'
      ? faces.glad(hair).replace(mouth.smile, mouth.smile.replaceAll(ink, '#7A2E22'))
      : faces[face](hair);
  return below + drawn.replaceAll('SKIN', skin).replaceAll('NOSE', shade(skin, 0.14)) + above;
}

/** The parts of a face that moves: eyes and brows for each mood, and the mouth from closed to wide open. */
export function movingFace(skin: string, hair: string, worn: readonly Extra[]) {
  return {
    ...aroundFace(skin, hair, worn),
    eyes: { open: dots(), happy: lids('M-26 5Q-19 -4 -12 5M12 5Q19 -4 26 5') },
    brows: {
      level: brows(level, hair),
      raised: brows('M-27 -9Q-20 -13 -12 -12M12 -19Q19 -25 27 -18', hair),
    },
    mouths: [
      mouth.smile,
      shape('M-9 23Q0 21 9 23Q8 31 0 31T-9 23Z', ink),
      shape('M-11 22Q0 20 11 22Q11 36 0 36T-11 22Z', ink) + oval(0, 32.5, 5.5, 3, '#F7867E'),
      shape('M-13 20H13Q14 42 0 42T-13 20Z', ink) +
        shape('M-9 36Q0 29 9 36Q6 41.500 0 41.500T-9 36Z', '#F7867E'),
    ],
    laugh: mouth.laugh,
    doubt: line('M-10 27Q-5 22 0 26T10 24', ink, 3.4),
  };
}

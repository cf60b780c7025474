/** Bello, the dog: he stands, walks, eats, sits, lies, plays, sleeps and begs. He looks to the right. */
import { cheek, eye, farLeg, leg, trunk } from '../animals/parts.ts';
import { ink, named, shade } from '../colours.ts';
import { group, limb, line, oval, shape } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import type { Drawing } from './draw-person.ts';

const brown = '#A9673A';
const cream = '#F6E3C5';

type Eyes = 'open' | 'closed';

const eyes: Record<Eyes, string> = {
  open: eye(55, -86, 4.2),
  closed: line('M50 -86Q55 -82 60 -86', ink, 2.6),
};

const skull =
  line('M28 -62Q40 -52 52 -58', named.rot, 7) +
  oval(42, -52, 4, 4, named.gelb) +
  shape(
    'M22 -84C22 -102 38 -108 52 -104C66 -102 72 -90 70 -80C68 -64 56 -58 44 -60C30 -62 22 -70 22 -84Z',
    brown,
  ) +
  shape('M50 -84C58 -92 80 -86 82 -76C84 -66 70 -60 58 -62C48 -64 46 -78 50 -84Z', cream) +
  oval(80, -80, 6, 5, ink);
const ear = shape(
  'M36 -102C22 -106 14 -92 16 -76C18 -66 30 -68 34 -78C38 -88 42 -98 36 -102Z',
  shade(brown, 0.2),
);
const closedMouth = line('M80 -75Q79 -68 70 -69', ink, 2.6);

/** As it sits on a standing body; other poses move it. */
const head = (look: Eyes): string => skull + closedMouth + ear + eyes[look] + cheek(52, -74);

const long = (
  d = 'M-44 -44C-46 -64 -24 -68 0 -66C26 -66 46 -64 46 -44C46 -28 30 -25 2 -25C-26 -25 -42 -28 -44 -44Z',
): string => trunk('bello', d, brown, 'M-50 -36Q0 -28 50 -38V-20H-50Z');
const chest = shape('M46 -56C52 -40 44 -26 32 -26C26 -36 30 -52 40 -60Z', cream);
const tail = limb(
  [
    [-40, -48],
    [-54, -58],
    [-52, -78],
  ],
  brown,
  9,
);
const paw = (x: number, y = -4): string => oval(x, y, 8.5, 5, cream);
const moved = (content: string, x: number, y: number, turn = 0): string =>
  group(content, `transform="translate(${x} ${y})${turn ? ` rotate(${turn} 44 -60)` : ''}"`);

/** On his four legs, without his head. */
const standing = (): string =>
  tail +
  farLeg(-20, -34, brown, 12) +
  farLeg(36, -34, brown, 11) +
  leg(-32, -40, brown, 13, -3) +
  leg(24, -40, brown, 12) +
  paw(-30) +
  paw(27) +
  long();

/** He sits; his head is drawn by itself. */
const sitting = (): string =>
  limb(
    [
      [-34, -10],
      [-56, -8],
      [-62, -26],
    ],
    brown,
    9,
  ) +
  trunk(
    'bello-sits',
    'M-36 -14C-38 -40 -14 -54 4 -72C16 -84 38 -80 40 -60C42 -40 38 -14 34 -4H-22C-32 -4 -36 -8 -36 -14Z',
    brown,
    'M-40 -16Q0 -6 40 -18V0H-40Z',
  ) +
  shape('M40 -62C44 -46 40 -32 32 -24C24 -34 26 -54 34 -64Z', cream) +
  oval(-16, -16, 20, 15, shade(brown, 0.1));

const begging = (): string =>
  limb(
    [
      [-30, -8],
      [-52, -6],
      [-58, -24],
    ],
    brown,
    9,
  ) +
  trunk(
    'bello-begs',
    'M-30 -12C-34 -44 -14 -66 4 -82C18 -92 36 -86 38 -66C40 -44 34 -20 26 -4H-16C-26 -4 -30 -6 -30 -12Z',
    brown,
    'M-40 -16Q0 -6 40 -18V0H-40Z',
  ) +
  shape('M38 -66C42 -48 34 -30 24 -22C18 -36 22 -58 32 -70Z', cream) +
  limb(
    [
      [30, -58],
      [44, -52],
      [46, -42],
    ],
    brown,
    10,
  ) +
  oval(47, -40, 6, 6, cream) +
  oval(-6, -6, 22, 7, shade(brown, 0.1)) +
  paw(14);
const onPaws = (): string => sitting() + leg(28, -44, brown, 12) + paw(-4) + paw(31);

const poses = {
  stand: () => standing() + chest + head('open'),
  walk: () =>
    tail +
    farLeg(-14, -34, brown, 12, 14) +
    farLeg(32, -34, brown, 11, -12) +
    leg(-32, -40, brown, 13, -14) +
    leg(24, -40, brown, 12, 16) +
    paw(-36) +
    paw(33) +
    long() +
    chest +
    head('open'),
  eat: () => standing() + moved(head('open'), 10, 24, 34),
  sit: () => onPaws() + moved(head('open'), -8, -22),
  lie: () =>
    limb(
      [
        [-44, -14],
        [-64, -16],
        [-72, -36],
      ],
      brown,
      9,
    ) +
    limb(
      [
        [34, -16],
        [52, -8],
        [72, -6],
      ],
      shade(brown, 0.24),
      11,
    ) +
    oval(76, -5, 8.5, 5, shade(cream, 0.14)) +
    trunk(
      'bello-lies',
      'M-50 -12C-54 -36 -36 -46 -10 -43C8 -42 20 -50 30 -62C42 -68 54 -58 51 -40C49 -20 46 -6 36 -2H-40C-48 -2 -50 -6 -50 -12Z',
      brown,
      'M-56 -12Q0 -2 60 -16V6H-56Z',
    ) +
    shape('M50 -54C56 -38 48 -22 36 -18C28 -30 32 -46 42 -58Z', cream) +
    oval(-24, -17, 24, 17, shade(brown, 0.1)) +
    oval(-4, -4, 13, 5, cream) +
    limb(
      [
        [24, -18],
        [40, -7],
        [60, -5],
      ],
      brown,
      12,
    ) +
    paw(64) +
    moved(head('open'), 2, 4),
  play: () =>
    limb(
      [
        [-40, -58],
        [-56, -70],
        [-48, -92],
      ],
      brown,
      9,
    ) +
    farLeg(-20, -42, brown, 12, 4) +
    limb(
      [
        [32, -24],
        [50, -9],
        [74, -6],
      ],
      shade(brown, 0.24),
      11,
    ) +
    leg(-32, -48, brown, 13, -3) +
    paw(-28) +
    trunk(
      'bello-plays',
      'M-48 -52C-50 -74 -28 -78 -8 -68C14 -58 44 -54 48 -32C48 -14 30 -10 10 -18C-14 -28 -46 -32 -48 -52Z',
      brown,
      'M-54 -50Q0 -26 52 -22V0H-54Z',
    ) +
    limb(
      [
        [24, -26],
        [40, -9],
        [62, -5],
      ],
      brown,
      12,
    ) +
    paw(66) +
    paw(78, -5) +
    moved(head('open'), 12, 30),
  sleep: () =>
    limb(
      [
        [-46, -12],
        [-64, -8],
        [-62, -2],
      ],
      brown,
      9,
    ) +
    trunk(
      'bello-sleeps',
      'M-52 -14C-54 -36 -30 -40 0 -38C26 -38 46 -34 46 -16C46 -4 36 0 4 0H-38C-48 0 -52 -6 -52 -14Z',
      brown,
      'M-56 -10Q0 -2 50 -12V6H-56Z',
    ) +
    oval(-30, -8, 18, 9, shade(brown, 0.1)) +
    limb(
      [
        [34, -8],
        [52, -5],
        [70, -5],
      ],
      brown,
      11,
    ) +
    paw(74) +
    moved(head('closed'), 4, 49),
  beg: () => begging() + moved(head('open'), -8, -32),
} as const;

type BelloPose = keyof typeof poses;
export const belloPoses = Object.keys(poses) as BelloPose[];

/** His drawing stands 106 high, and he is 58 centimetres tall. */
const scale = 0.55;

export function drawBello({
  pose = 'stand',
  mirrored = false,
}: { pose?: BelloPose; mirrored?: boolean } = {}): Drawing {
  const svg = group(poses[pose](), `transform="scale(${mirrored ? -scale : scale} ${scale})"`);
  return {
    svg,
    get box() {
      return boxOf(svg);
    },
  };
}

/** For a game that moves his head: it turns around 0 0, where it sits on his neck. */
const neck = [34, -66] as const;
const onNeck = (content: string): string =>
  group(content, `transform="translate(${-neck[0]} ${-neck[1]})"`);
const jaw = (depth: number): string =>
  shape(`M78 -70Q74 ${-66 + depth} 62 ${-66 + depth}Q56 -64 57 -69Z`, ink) +
  oval(67, -67 + depth * 0.6, 5, depth * 0.32, '#F7867E') +
  closedMouth;

export const belloParts = {
  bodies: {
    sit: { body: onPaws(), head: [neck[0] - 8, neck[1] - 22] },
    /** Sits and holds a paw out to what he means. */
    paw: {
      body:
        sitting() +
        limb(
          [
            [30, -40],
            [46, -40],
            [58, -48],
          ],
          brown,
          11,
        ) +
        oval(60, -49, 7, 6, cream) +
        paw(-4),
      head: [neck[0] - 8, neck[1] - 22],
    },
    beg: { body: begging(), head: [neck[0] - 8, neck[1] - 32] },
  },
  head: onNeck(skull + ear + cheek(52, -74)),
  eyes: { open: onNeck(eyes.open), happy: onNeck(line('M50 -85Q55 -92 60 -85', ink, 2.6)) },
  brows: { level: '', raised: onNeck(line('M49 -97Q55 -102 61 -97', shade(brown, 0.35), 2.6)) },
  mouths: [onNeck(closedMouth), onNeck(jaw(4)), onNeck(jaw(8)), onNeck(jaw(12))],
} as const satisfies {
  bodies: Record<string, { body: string; head: readonly [number, number] }>;
  [part: string]: unknown;
};
export type BelloPart = keyof typeof belloParts.bodies;

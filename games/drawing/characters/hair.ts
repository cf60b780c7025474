/** Hair, on a head that is a circle of 50 around 0: what is behind the head, and what is in front of it. */
import { named } from '../colours.ts';
import { light, line, oval, shade, shape } from '../strokes.ts';

export type HairStyle =
  | 'puffs'
  | 'curls'
  | 'cloud'
  | 'cloud-with-band'
  | 'short'
  | 'bun'
  | 'bald'
  | 'turban'
  | 'quiff'
  | 'braid'
  | 'fringe'
  | 'tuft';

type Hair = { back: string; front: string };

const circles = (places: readonly (readonly [number, number, number])[], fill: string): string =>
  places.map(([x, y, r]) => oval(x, y, r, r, fill)).join('');

/** The hairline of most heads: over the brow, down to the ears. */
const cap =
  'M-51 4C-56 -34 -30 -58 0 -58C30 -58 56 -34 51 4C47 -8 44 -16 36 -22C18 -30 -18 -30 -36 -22C-44 -16 -47 -8 -51 4Z';

const cloud = (colour: string): Hair => ({
  back:
    circles(
      [
        [-50, 2, 27],
        [50, 2, 27],
        [-44, -32, 28],
        [44, -32, 28],
        [0, -48, 34],
        [-24, -50, 26],
        [24, -50, 26],
        [-46, 28, 20],
        [46, 28, 20],
      ],
      shade(colour, 0.06),
    ) +
    circles(
      [
        [-50, -4, 18],
        [-42, -38, 18],
        [-16, -60, 18],
      ],
      light(colour, 0.1),
    ),
  front: shape(
    'M-47 4C-52 -30 -32 -54 2 -54C34 -54 52 -30 47 4C44 -14 36 -24 18 -34C-2 -22 -34 -20 -47 4Z',
    colour,
  ),
});

const styles: Record<HairStyle, (colour: string) => Hair> = {
  puffs: (colour) => {
    const puff = (x: number) =>
      circles(
        [
          [x, -40, 25],
          [x - 12, -52, 15],
          [x + 12, -54, 15],
          [x + 16, -38, 14],
          [x - 16, -36, 14],
        ],
        shade(colour, 0.1),
      ) +
      circles(
        [
          [x - 3, -43, 21],
          [x - 10, -53, 12],
          [x + 9, -56, 12],
        ],
        light(colour, 0.08),
      ) +
      line(`M${x - 8} -20Q${x} -15 ${x + 8} -20`, '#DE3B40', 6);
    return {
      back: puff(-46) + puff(46),
      front: shape(
        'M-50 0C-54 -34 -30 -55 0 -55C30 -55 54 -34 50 0C46 -16 34 -30 4 -33C2 -38 -2 -38 -4 -33C-34 -30 -46 -16 -50 0Z',
        colour,
      ),
    };
  },
  curls: (colour) => ({
    back: circles(
      [
        [-44, -20, 16],
        [44, -20, 16],
      ],
      shade(colour),
    ),
    front:
      circles(
        [
          [-42, -22, 17],
          [-28, -42, 20],
          [-4, -52, 21],
          [22, -46, 20],
          [42, -26, 16],
          [0, -36, 18],
          [-20, -30, 14],
          [20, -30, 14],
        ],
        colour,
      ) +
      circles(
        [
          [-30, -46, 12],
          [-8, -57, 12],
          [16, -52, 10],
        ],
        light(colour, 0.16),
      ),
  }),
  cloud,
  'cloud-with-band': (colour) => {
    const { back, front } = cloud(colour);
    const band = named.gelb;
    return {
      back,
      front:
        front +
        line('M-51 -8C-50 -44 -28 -60 2 -60C32 -60 50 -42 51 -8', shade(band, 0.16), 10) +
        line('M-51 -10C-50 -46 -28 -62 2 -62C32 -62 50 -44 51 -10', band, 7) +
        shape('M-28 -58L-50 -72Q-58 -56 -46 -42Z', band) +
        shape('M-28 -58L-14 -80Q2 -76 -4 -58Z', band) +
        oval(-27, -58, 7, 7, shade(band, 0.2)),
    };
  },
  short: (colour) => ({
    back: '',
    front:
      shape(
        'M-51 6C-58 -36 -30 -62 2 -62C34 -62 57 -36 51 6C48 -6 46 -14 42 -22C30 -24 20 -32 14 -38C-4 -26 -26 -24 -42 -22C-46 -14 -48 -6 -51 6Z',
        colour,
      ) + shape('M-44 -26C-40 -46 -22 -58 0 -59C-16 -52 -30 -42 -36 -25Z', light(colour, 0.2)),
  }),
  bun: (colour) => ({
    back: circles([[0, -66, 22]], shade(colour)) + circles([[-3, -68, 18]], colour),
    front:
      shape(cap, colour) +
      line('M0 -56C-6 -44 -22 -34 -38 -24', shade(colour), 2.5) +
      line('M6 -56C14 -44 28 -34 40 -24', shade(colour), 2.5),
  }),
  bald: (colour) => ({
    back:
      circles(
        [
          [-50, 4, 13],
          [50, 4, 13],
          [-51, -10, 10],
          [51, -10, 10],
        ],
        shade(colour, 0.1),
      ) +
      circles(
        [
          [-52, 0, 9],
          [49, 0, 9],
        ],
        colour,
      ),
    front: '',
  }),
  turban: (colour) => ({
    back:
      oval(0, -52, 46, 36, '#C4472F') +
      oval(18, -78, 26, 20, '#B4462F') +
      oval(14, -80, 20, 15, '#DB6A45'),
    front:
      shape(
        'M-46 -6C-44 -18 -36 -26 -30 -28L30 -28C36 -26 44 -18 46 -6C47 -12 48 -18 46 -24L-46 -24C-48 -18 -47 -12 -46 -6Z',
        colour,
      ) +
      shape(
        'M-52 -16C-58 -50 -30 -66 2 -66C36 -66 58 -48 52 -16C40 -32 18 -36 0 -30C-18 -36 -40 -32 -52 -16Z',
        '#DB6A45',
      ) +
      line('M-46 -34C-24 -50 14 -52 46 -36', '#FFC145', 5) +
      line('M-36 -50C-16 -60 18 -62 38 -50', '#B4462F', 3),
  }),
  quiff: (colour) => ({
    back: '',
    front:
      shape(
        'M-50 4C-54 -24 -46 -40 -34 -48C-22 -66 18 -74 44 -54C40 -54 38 -52 40 -48C52 -38 53 -20 50 4C47 -8 46 -14 42 -22C34 -28 10 -26 -14 -34C-26 -32 -38 -26 -42 -20C-46 -12 -48 -6 -50 4Z',
        colour,
      ) + shape('M-30 -48C-14 -62 14 -66 30 -58C12 -58 -10 -52 -24 -42Z', light(colour, 0.22)),
  }),
  braid: (colour) => ({
    back: shape('M-50 -6C-56 -60 56 -60 50 -6L46 34C30 48 -30 48 -46 34Z', shade(colour, 0.08)),
    front:
      shape(
        'M-51 8C-57 -34 -30 -58 0 -58C30 -58 57 -34 51 8C46 -10 38 -22 10 -40C-4 -24 -38 -22 -51 8Z',
        colour,
      ) +
      shape('M-40 -34C-30 -50 -14 -55 2 -55C-14 -48 -26 -40 -32 -28Z', light(colour, 0.22)) +
      [0, 1, 2, 3]
        .map((knot) =>
          oval(
            50 - knot * 1.5,
            30 + knot * 21,
            12 - knot,
            13,
            knot % 2 ? shade(colour, 0.12) : colour,
          ),
        )
        .join('') +
      line('M36 112H54', '#F79CB8', 7) +
      shape('M38 114Q46 134 52 114Z', colour),
  }),
  fringe: (colour) => ({
    back: shape('M-52 10C-60 -58 60 -58 52 10Q50 18 44 18H-44Q-50 18 -52 10Z', shade(colour, 0.1)),
    front:
      shape(
        'M-53 12C-60 -40 -30 -60 0 -60C30 -60 60 -40 53 12Q48 14 46 4L42 -14Q0 -8 -42 -14L-46 4Q-48 14 -53 12Z',
        colour,
      ) + shape('M-42 -26C-38 -46 -20 -55 0 -56C-16 -48 -28 -38 -32 -24Z', light(colour, 0.22)),
  }),
  tuft: (colour) => ({
    back: '',
    front:
      line('M0 -48C-10 -58 -4 -70 6 -66C14 -62 8 -54 2 -58', colour, 5) +
      line('M-16 -46Q-14 -52 -8 -52M16 -46Q18 -52 12 -54', colour, 4),
  }),
};

export const hairOf = (style: HairStyle, colour: string): Hair => styles[style](colour);

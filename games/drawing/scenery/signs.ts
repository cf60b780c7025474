/** What hangs in the air: sleep, love, a puff, water, a tune, a bang, the moon and a star. */
import { named } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import { moonAlone, starAlone } from '../things/nature.ts';

const heart =
  'M0 0C-34 -26 -56 -48 -46 -74C-38 -94 -8 -92 0 -66C8 -92 38 -94 46 -74C56 -48 34 -26 0 0Z';
const drop = (x: number, y: number, size: number): string =>
  `<path d="M0 -40C14 -20 22 -10 22 2C22 16 12 24 0 24C-12 24 -22 16 -22 2C-22 -10 -14 -20 0 -40Z" fill="#5FB4E0" transform="translate(${x} ${y}) scale(${size})"/>`;

export const signs: Record<string, () => string> = {
  mond: moonAlone,
  stern: starAlone,
  herz: () => shape(heart, named.rot) + oval(-24, -70, 9, 7, '#fff', 'opacity=".5"'),
  schlaf: () =>
    line('M-44 -30H-16L-44 0H-16', '#6E78B8', 8) +
    line('M-6 -62H14L-6 -40H14', '#8891C8', 7) +
    line('M20 -86H34L20 -70H34', '#A9B0DC', 6),
  pust: () =>
    [
      [-34, -24, 18],
      [-12, -38, 22],
      [18, -28, 20],
      [0, -16, 20],
      [40, -14, 10],
    ]
      .map(([x, y, r]) => oval(x!, y!, r!, r!, '#DDE3EA'))
      .join('') + line('M-56 -8H-30M-60 -26H-44', '#B4C1CE', 5),
  tropfen: () => drop(-24, -30, 0.9) + drop(14, -52, 1.1) + drop(34, -12, 0.7),
  knall: () =>
    shape(
      'M0 -120L14 -78L54 -98L36 -58L78 -46L38 -30L56 8L16 -10L0 32L-16 -10L-56 8L-38 -30L-78 -46L-36 -58L-54 -98L-14 -78Z',
      named.gelb,
    ) +
    shape(
      'M0 -90L8 -64L34 -74L22 -52L48 -44L24 -34L34 -12L10 -22L0 4L-10 -22L-34 -12L-24 -34L-48 -44L-22 -52L-34 -74L-8 -64Z',
      '#FFF3C4',
    ),
  note: () =>
    oval(-12, -10, 15, 11, named.lila, 'transform="rotate(-18 -12 -10)"') +
    line('M2 -14V-74', named.lila, 6) +
    shape('M0 -78C14 -66 32 -64 30 -38C24 -52 12 -54 0 -54Z', named.lila),
};

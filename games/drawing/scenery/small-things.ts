/** Small things beside the lines of a rhyme that are no words to learn. */
import { cheek, eye, trunk } from '../animals/parts.ts';
import { ink, named } from '../colours.ts';
import { trafficLight } from '../things/traffic.ts';
import { light, line, oval, shade, shape, solid } from '../strokes.ts';

const frog = (): string =>
  shape(
    'M-50 0C-58 -26 -34 -36 -22 -24L-14 0ZM50 0C58 -26 34 -36 22 -24L14 0Z',
    shade(named.gruen, 0.2),
  ) +
  trunk(
    'frosch',
    'M0 -58C32 -58 44 -38 40 -20C36 -4 18 0 0 0C-18 0 -36 -4 -40 -20C-44 -38 -32 -58 0 -58Z',
    named.gruen,
    'M-44 -16Q0 -4 44 -18V6H-44Z',
  ) +
  oval(-20, -58, 13, 13, named.gruen) +
  oval(20, -58, 13, 13, named.gruen) +
  oval(-20, -60, 8, 8, '#fff') +
  oval(20, -60, 8, 8, '#fff') +
  eye(-18, -59, 4.2) +
  eye(18, -59, 4.2) +
  line('M-22 -32Q0 -16 22 -32', ink, 3) +
  cheek(-28, -36) +
  cheek(28, -36) +
  oval(-16, -3, 12, 5, light(named.gruen, 0.2)) +
  oval(16, -3, 12, 5, light(named.gruen, 0.2));

const heart =
  'M0 0C-34 -26 -56 -48 -46 -74C-38 -94 -8 -92 0 -66C8 -92 38 -94 46 -74C56 -48 34 -26 0 0Z';

export const smallThings: Record<string, () => string> = {
  frosch: frog,
  herz: () => shape(heart, named.rot) + oval(-24, -70, 9, 7, '#fff', 'opacity=".5"'),
  'ampel-gruen': () => trafficLight('gruen'),
  teller: () =>
    oval(0, -10, 62, 14, shade('#FFFDF6', 0.2)) +
    oval(0, -13, 62, 13, '#FFFDF6') +
    oval(0, -13, 42, 8, shade('#FFFDF6', 0.1)),
  schuessel: () =>
    solid(
      'schuessel',
      'M-56 -50H56C54 -18 34 0 0 0C-34 0 -54 -18 -56 -50Z',
      named.tuerkis,
      'M20 -54C24 -24 12 -6 -6 4H70V-54Z',
    ) + oval(0, -50, 56, 10, shade(named.tuerkis, 0.3)),
  zahnbuerste: () =>
    `<g transform="rotate(-24)">${line('M-66 -10H62', named.blau, 10) + shape('M34 -34H66V-14H34Z', '#BFE3F2') + line('M40 -33V-15M48 -33V-15M56 -33V-15M62 -33V-15', '#8FBEDD', 2.4)}</g>`,
};

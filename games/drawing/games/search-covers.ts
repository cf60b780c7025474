/** What one can hide behind in a search picture. They stand on 0. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';

const wood = '#C98B4B';

export const shed =
  shape('M-74 -74H74V0H-74Z', '#A9734A') +
  line('M-50 -74V0M-26 -74V0M-2 -74V0M22 -74V0M46 -74V0', shade('#A9734A', 0.2), 3) +
  shape('M-90 -70L-70 -100H70L90 -70Z', '#7A4A38') +
  shape('M-20 -50H20V0H-20Z', '#5B3F35') +
  line('M-20 -50L20 0M20 -50L-20 0', '#E9D2A8', 4);

export const iceCart =
  line('M-46 -70V-150M46 -70V-150', '#8A94A3', 5) +
  [...Array(5).keys()]
    .map((place) =>
      shape(`M${-62 + place * 25} -172h25v24q-12 10 -25 0Z`, place % 2 ? '#FFF8EC' : named.rosa),
    )
    .join('') +
  shape('M-62 -178H63V-170H-62Z', shade(named.rosa, 0.2)) +
  solid(
    'eiswagen',
    'M-60 -76H60V-18Q60 -12 54 -12H-54Q-60 -12 -60 -18Z',
    '#8FD3E8',
    'M26 -80V-10H64V-80Z',
  ) +
  shape('M-66 -82H66V-72H-66Z', '#FFFDF6') +
  shape('M-12 -44H12L0 -20Z', '#E0A25C') +
  oval(0, -48, 13, 11, named.rosa) +
  oval(-34, -8, 13, 13, '#5A556C') +
  oval(-34, -8, 6, 6, '#D8DCE2') +
  oval(34, -8, 13, 13, '#5A556C') +
  oval(34, -8, 6, 6, '#D8DCE2');

export const hayBale =
  solid(
    'heu',
    'M-58 -58Q-60 -62 -54 -62H54Q60 -62 60 -56V-4Q60 0 54 0H-54Q-60 0 -60 -4Z',
    '#E5C15A',
    'M20 -64V2H62V-64Z',
  ) +
  line('M-58 -42H58M-58 -20H58', '#B98A3A', 4) +
  line(
    'M-40 -60l-6 -12M-20 -60l2 -14M6 -60l-4 -12M30 -60l8 -12M46 -58l4 -12M-44 -30l14 4M-10 -34l14 4M22 -30l12 4M-30 -8l14 3M14 -10l14 3',
    '#C9A23E',
    3,
  );

export const hut =
  solid('huette', 'M-66 -96H66V0H-66Z', '#F6E3C5', 'M26 -98V2H68V-98Z') +
  shape('M-84 -90L0 -154L84 -90Z', '#C4603F') +
  shape('M0 -154L84 -90H34Z', '#A94C31') +
  shape('M-46 -62H-8V0H-46Z', named.blau) +
  oval(-14, -30, 3, 3, named.gelb) +
  shape('M14 -68H50V-34H14Z', '#CFE8F5') +
  line('M32 -68V-34M14 -51H50', '#FFFFFF', 4) +
  line('M14 -68H50V-34H14Z', '#8A5A34', 4);

export const rowingBoat =
  line('M-30 -34L-66 -78M26 -34L58 -74', '#8A5A34', 5) +
  solid(
    'boot',
    'M-92 -44Q0 -30 92 -46L70 -8Q66 0 54 0H-54Q-66 0 -70 -8Z',
    named.rot,
    'M-96 -14Q0 -4 96 -18V4H-96Z',
  ) +
  line('M-90 -42Q0 -28 90 -44', '#FFF8EC', 6);

export const sign =
  line('M0 0V-112', '#8A5A34', 9) +
  shape('M-54 -112H46L66 -92L46 -72H-54Z', '#E0A868') +
  line('M-38 -92H26M14 -102L26 -92L14 -82', '#5C3A20', 6);

export const wheelbarrow =
  line('M-44 -40L-92 -58M-30 -8L-40 -40M-30 -2H-16', '#5A556C', 6) +
  solid('karre', 'M-58 -62H58L34 -16H-34Z', named.tuerkis, 'M16 -64L0 -14H40L60 -64Z') +
  line('M-58 -62H58', light(named.tuerkis, 0.4), 5) +
  oval(34, -15, 16, 16, '#3F4656') +
  oval(34, -15, 6, 6, '#D8DCE2');

export const crate =
  solid('kiste', 'M-54 -52H54V0H-54Z', wood, 'M24 -54V2H56V-54Z') +
  line('M-54 -34H54M-54 -17H54', shade(wood, 0.3), 4) +
  line('M-46 -52V0M46 -52V0', light(wood, 0.3), 7);

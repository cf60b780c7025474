/** What is on the breakfast table. */
import { ink, light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';

const crust = '#C27E3A';
const glass = 'fill="#DFF1F7" fill-opacity=".55" stroke="#A9CAD6" stroke-width="3"';
const cup = (id: string, colour: string, inside: string): string =>
  line('M34 -50C62 -54 62 -16 30 -20', colour, 8) +
  solid(
    id,
    'M-42 -62H42C42 -24 34 0 10 0H-10C-34 0 -42 -24 -42 -62Z',
    colour,
    'M18 -66C24 -30 16 -6 0 4H60V-66Z',
  ) +
  oval(0, -62, 42, 10, light(colour, 0.4)) +
  oval(0, -61, 35, 7, inside);
const steam = line('M-14 -78C-20 -88 -8 -92 -14 -102M10 -78C4 -88 16 -92 10 -102', '#BFB8C6', 4);

export const bread = (): string =>
  solid(
    'bread',
    'M-58 -18C-66 -22 -66 -56 -40 -60C-10 -66 30 -66 48 -58C68 -52 66 -22 58 -18V-6C58 -2 55 0 50 0H-50C-55 0 -58 -2 -58 -6Z',
    crust,
    'M-64 -20Q0 -8 66 -24V6H-64Z',
  ) +
  line(
    'M-34 -56Q-28 -46 -34 -38M-8 -60Q-2 -48 -8 -40M18 -60Q24 -48 18 -40M40 -56Q44 -48 40 -40',
    light(crust, 0.55),
    5,
  );

export const roll = (): string =>
  solid(
    'roll',
    'M-50 -22C-50 -46 -26 -56 0 -56C26 -56 50 -46 50 -22C50 -8 40 0 24 0H-24C-40 0 -50 -8 -50 -22Z',
    '#D99A4E',
    'M-56 -14Q0 0 56 -18V8H-56Z',
  ) +
  shape('M-34 -38C-14 -48 16 -48 34 -38C18 -32 -16 -32 -34 -38Z', '#F3D9A6') +
  line('M-34 -38C-14 -48 16 -48 34 -38', shade('#D99A4E', 0.2), 2);

export const butter = (): string =>
  oval(0, -8, 60, 9, '#DCE7EE') +
  oval(0, -10, 54, 6, '#F4F9FB') +
  shape('M-36 -46L-22 -56H40L28 -46Z', '#FFE99A') +
  shape('M28 -46L40 -56V-24L28 -12Z', '#E5BE4A') +
  shape('M-36 -46H28V-12H-36Z', '#FFD966') +
  line('M-16 -46V-12', shade('#FFD966', 0.2), 2) +
  shape('M-36 -46H-16V-40C-22 -36 -28 -40 -36 -38Z', '#FFF2BF');

const jar = (id: string, filling: string, lid: string, label: string): string =>
  solid(
    id,
    'M-36 -66C-36 -72 -32 -76 -26 -76H26C32 -76 36 -72 36 -66V-8C36 -3 33 0 28 0H-28C-33 0 -36 -3 -36 -8Z',
    filling,
    'M18 -80C26 -40 22 -10 14 4H50V-80Z',
  ) +
  shape(
    'M-34 -92H34Q38 -92 38 -88V-78Q38 -74 34 -74H-34Q-38 -74 -38 -78V-88Q-38 -92 -34 -92Z',
    lid,
  ) +
  line('M-32 -86H24', light(lid, 0.5), 4) +
  shape('M-28 -56H28V-18H-28Z', '#FFF8EC') +
  label +
  line('M-30 -66V-14', '#fff', 4).replace('/>', ' opacity=".4"/>');

export const jam = (): string =>
  jar(
    'jam',
    '#B3203A',
    named.weiss === '#FFFFFF' ? '#EFEDE8' : '#fff',
    shape(
      'M0 -22C-9 -26 -17 -38 -16 -45C-15 -51 -8 -53 0 -50C8 -53 15 -51 16 -45C17 -38 9 -26 0 -22Z',
      named.rot,
    ) + shape('M0 -48L-10 -52L-3 -53L0 -57L4 -53L10 -52Z', named.gruen),
  );

export const honey = (): string =>
  jar(
    'honey',
    '#E79A1E',
    '#C9772B',
    `<g fill="none" stroke="#E79A1E" stroke-width="3"><path d="M0 -52L9 -47V-37L0 -32L-9 -37V-47Z"/></g>` +
      oval(12, -27, 6, 4.4, named.gelb) +
      line('M10 -30V-24M14 -30V-24', ink, 2) +
      oval(11, -33, 3.4, 2.6, '#DFF1F7'),
  );

export const cheese = (): string =>
  shape('M-52 -36L40 -66C52 -60 56 -48 54 -36Z', '#FFE07A') +
  solid('cheese', 'M-52 -36H54V0H-52Z', '#F7BE3B', 'M-54 -8H60V4H-54Z') +
  [
    [-28, -20, 9],
    [8, -12, 7],
    [32, -24, 8],
    [-2, -30, 5],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, '#D9952A'))
    .join('') +
  oval(14, -48, 8, 4, '#E5B548');

export const egg = (): string =>
  solid(
    'egg',
    'M0 -96C20 -96 34 -70 34 -54C34 -36 20 -26 0 -26C-20 -26 -34 -36 -34 -54C-34 -70 -20 -96 0 -96Z',
    '#FBEBD6',
    'M16 -98C34 -64 24 -36 4 -22H50V-98Z',
  ) +
  solid(
    'eggcup',
    'M-34 -42H34C34 -22 20 -16 10 -14V-6C20 -4 26 -2 26 0H-26C-26 -2 -20 -4 -10 -6V-14C-20 -16 -34 -22 -34 -42Z',
    named.blau,
    'M16 -44C24 -24 14 -10 4 2H50V-44Z',
  ) +
  line('M-30 -36H20', light(named.blau, 0.5), 4);

const tumbler = (inside: string, top: number): string =>
  `<path d="M-28 -92H28L22 -4Q22 0 18 0H-18Q-22 0 -22 -4Z" ${glass}/>` +
  shape(
    `M${-28 + (92 + top) * 0.066} ${top}H${28 - (92 + top) * 0.066}L21 -5Q21 -3 18 -3H-18Q-21 -3 -21 -5Z`,
    inside,
  ) +
  oval(0, top, 25, 5, light(inside, 0.4)) +
  line('M-20 -78L-16 -14', '#fff', 4).replace('/>', ' opacity=".7"/>');

export const milk = (): string =>
  tumbler('#FFFFFF', -70).replace(
    `fill="#DFF1F7" fill-opacity=".55" stroke="#A9CAD6"`,
    'fill="#CFE6F2" stroke="#7FAFC4"',
  );
export const juice = (): string =>
  line('M10 -60L26 -118L44 -124', named.rot, 6) +
  tumbler('#F9A826', -72) +
  oval(-26, -88, 17, 17, named.orange) +
  oval(-26, -88, 13, 13, '#FFD9A0') +
  line('M-26 -100V-76M-38 -88H-14M-34 -96L-18 -80M-18 -96L-34 -80', named.orange, 2);
export const tea = (): string =>
  steam +
  cup('tea', named.weiss, '#B5632B').replaceAll('#FFFFFF', '#F4EFE6') +
  line('M-20 -60C-30 -50 -34 -44 -36 -34', '#8A7F92', 2) +
  shape('M-46 -36H-28V-18H-46Z', named.gruen) +
  shape('M-41 -23C-41 -30 -36 -32 -32 -32C-32 -26 -35 -23 -41 -23Z', '#fff');
export const cocoa = (): string =>
  steam +
  cup('cocoa', named.rot, '#6B3A20') +
  [
    [-14, -63],
    [4, -65],
    [16, -61],
  ]
    .map(([x, y]) => oval(x!, y!, 8, 4.4, '#FFF6E8'))
    .join('');

export const muesli = (): string =>
  line('M30 -52L62 -92', '#B9BEC8', 6) +
  oval(64, -96, 10, 7, '#C9CED8', 'transform="rotate(-48 64 -96)"') +
  oval(0, -46, 54, 15, '#FFFDF6') +
  [
    [-30, -48, '#C98C4A'],
    [-16, -54, '#E0B06A'],
    [2, -50, '#C98C4A'],
    [18, -55, '#E0B06A'],
    [32, -48, '#C98C4A'],
    [-4, -42, '#E0B06A'],
    [14, -44, '#C98C4A'],
  ]
    .map(([x, y, c]) => oval(x as number, y as number, 8, 4, c as string))
    .join('') +
  oval(-22, -44, 5, 5, '#3F5BB5') +
  oval(24, -42, 5, 5, '#3F5BB5') +
  shape('M4 -58C-2 -60 -4 -66 0 -68C4 -70 8 -66 8 -62Z', named.rot) +
  solid(
    'muesli',
    'M-56 -46C-50 -38 -24 -33 0 -33C24 -33 50 -38 56 -46C56 -20 38 0 14 0H-14C-38 0 -56 -20 -56 -46Z',
    '#5BA7C9',
    'M20 -40C26 -20 14 -4 0 4H70V-50Z',
  ) +
  line('M-40 -26Q0 -14 40 -26', light('#5BA7C9', 0.5), 4);

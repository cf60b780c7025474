/** The school bag: closed as the word shows it, and open in two layers, so that things can stand in it. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';

const red = named.rot;

const handle = line('M-18 -100C-18 -116 18 -116 18 -100', shade(red, 0.3), 8);
const pocket = shape(
  'M-30 -40H30C34 -40 36 -38 36 -34V-14C36 -10 34 -8 30 -8H-30C-34 -8 -36 -10 -36 -14V-34C-36 -38 -34 -40 -30 -40Z',
  shade(red, 0.18),
);
const zip = line('M-30 -34H30', light(red, 0.4), 3);

export const schoolBag = (): string =>
  handle +
  solid(
    'bag',
    'M-46 -80C-46 -98 -36 -104 -24 -104H24C36 -104 46 -98 46 -80V-10C46 -3 42 0 36 0H-36C-42 0 -46 -3 -46 -10Z',
    red,
    'M24 -108C30 -60 28 -20 20 6H60V-108Z',
  ) +
  shape(
    'M-46 -80C-46 -98 -36 -104 -24 -104H24C36 -104 46 -98 46 -80V-62C30 -50 -30 -50 -46 -62Z',
    light(red, 0.2),
  ) +
  pocket +
  shape('M-7 -60H7V-46C7 -42 -7 -42 -7 -46Z', named.gelb) +
  zip +
  oval(-24, -80, 5, 5, named.gelb) +
  oval(24, -80, 5, 5, named.gelb);

/** Its flap is thrown back: one sees into the bag. */
export const bagBack = (): string =>
  handle +
  shape('M-46 -40V-80C-46 -98 -36 -104 -24 -104H24C36 -104 46 -98 46 -80V-40Z', light(red, 0.2)) +
  shape('M-40 -40V-78C-40 -92 -32 -97 -22 -97H22C32 -97 40 -92 40 -78V-40Z', shade(red, 0.5));

export const bagFront = (): string =>
  solid(
    'bag-front',
    'M-46 -52Q0 -45 46 -52V-10C46 -3 42 0 36 0H-36C-42 0 -46 -3 -46 -10Z',
    red,
    'M24 -60C30 -40 28 -20 20 6H60V-60Z',
  ) +
  line('M-44 -51Q0 -44 44 -51', light(red, 0.4), 3) +
  pocket +
  zip;

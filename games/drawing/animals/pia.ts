/** Pia, the mouse of the running story: the mouse with a red bow, who runs, peeks out, sits up, and leaves her tracks. */
import { ink, light, named, shade } from '../colours.ts';
import { group, line, oval, shape, softEdge, solid } from '../strokes.ts';
import { mouse } from './farm.ts';
import { cheek, eye, trunk } from './parts.ts';

const fur = '#9A97A3';
const pink = '#F4A9B0';
const tail = '#E2A0A6';
const red = named.rot;

const bow = (x: number, y: number): string =>
  shape(`M${x} ${y}L${x - 13} ${y - 9}V${y + 7}Z`, red) +
  shape(`M${x} ${y}L${x + 13} ${y - 8}V${y + 8}Z`, shade(red, 0.16)) +
  oval(x, y, 4.4, 4.4, shade(red, 0.28));

export const pia = (): string => mouse() + bow(14, -57);

/** At full stretch; beside `pia` it runs. */
export const piaRuns = (): string =>
  line('M-36 -22C-54 -30 -66 -22 -82 -30', tail, 3.6) +
  line('M-26 -12L-44 -2M22 -10L42 -4', shade(fur, 0.3), 6) +
  line('M-20 -10L-30 0M28 -10L54 -8', pink, 5) +
  group(
    oval(8, -44, 13, 12, shade(fur, 0.16)) +
      trunk(
        'pia-runs',
        'M-42 -20C-40 -34 -18 -40 4 -40C22 -40 42 -26 50 -18C50 -10 36 -6 8 -6C-20 -6 -42 -8 -42 -20Z',
        fur,
        'M-46 -14Q6 -6 54 -16V2H-46Z',
      ) +
      oval(16, -43, 15, 12, fur) +
      oval(15, -43, 9, 7.5, pink) +
      oval(51, -18, 4, 3.6, '#E2667A') +
      eye(35, -26, 3.4) +
      cheek(33, -16, 4),
  ) +
  bow(10, -54);

const face = (y: number, fur: string): string =>
  oval(-19, y - 24, 15, 15, fur) +
  oval(-19, y - 23, 9.5, 9.5, pink) +
  oval(19, y - 24, 15, 15, fur) +
  oval(19, y - 23, 9.5, 9.5, pink) +
  oval(0, y, 24, 20, fur) +
  oval(0, y + 8, 13, 9, light(fur, 0.3)) +
  line(
    `M-12 ${y + 8}L-30 ${y + 4}M-12 ${y + 11}L-29 ${y + 13}M12 ${y + 8}L30 ${y + 4}M12 ${y + 11}L29 ${y + 13}`,
    '#6D6A78',
    1.3,
  ) +
  eye(-9, y - 3, 4) +
  eye(9, y - 3, 4) +
  cheek(-16, y + 6, 4) +
  cheek(16, y + 6, 4) +
  oval(0, y + 4, 4.4, 3.6, '#E2667A') +
  line(`M-5 ${y + 10}Q0 ${y + 15} 5 ${y + 10}`, '#5B4A52', 2);

const paws = oval(-15, -3, 6, 4.4, pink) + oval(15, -3, 6, 4.4, pink);

/** Only her head and her paws, above an edge or out of a hole. */
export const piaPeeks = (): string => face(-22, fur) + bow(22, -56) + paws;

const sitting = (fur: string): string =>
  line('M16 -6C34 -2 42 -14 36 -24C32 -32 40 -38 46 -34', tail, 3.6) +
  oval(0, -24, 20, 23, fur) +
  oval(0, -20, 12, 15, light(fur, 0.35)) +
  oval(-11, -3, 9, 4, pink) +
  oval(11, -3, 9, 4, pink) +
  line('M-15 -34Q-12 -24 -5 -25', shade(fur, 0.2), 6) +
  line('M15 -34Q26 -38 28 -48', shade(fur, 0.2), 6) +
  oval(28, -50, 4.4, 4.4, pink) +
  face(-58, fur);

/** On her hind legs, seen from the front, with one paw up. */
export const piaSits = (): string => sitting(fur) + bow(22, -92);

const youngFur = '#B9B5C0';
export const youngMousePeeks = (): string => face(-22, youngFur) + paws;
export const youngMouseSits = (): string => sitting(youngFur);

/** The woollen hat upside down, as the nest of a family: what is behind those in it, and what is before them. */
export const hatNestBack = (): string =>
  oval(0, -62, 66, 15, shade(red, 0.45)) + oval(0, -58, 54, 10, shade(red, 0.58));
export const hatNest = (): string =>
  oval(58, -12, 17, 15, '#FFFFFF', softEdge('#FFFFFF')) +
  oval(61, -10, 13, 11, '#E4E0E8') +
  solid(
    'mausenest',
    'M-64 -54C-66 -22 -40 0 0 0C40 0 66 -22 64 -54Q0 -34 -64 -54Z',
    red,
    'M34 -56C40 -34 30 -14 8 2H70V-56Z',
  ) +
  line('M-50 -24L-34 -12L-17 -24L0 -12L17 -24L34 -12L50 -24', '#FFFFFF', 6) +
  line('M-62 -56Q0 -32 62 -56', light(red, 0.6), 20) +
  line('M-46 -58v14M-28 -53v14M-10 -50v14M10 -50v14M28 -53v14M46 -58v14', shade(red, 0.1), 3);

export const piasTail = (): string => line('M0 0C-12 -8 -14 -20 -4 -26C6 -31 8 -40 0 -46', tail, 4);

/** Where she ran, from left to right. */
export const piasTracks = (colour: string): string =>
  [0, 1, 2, 3, 4, 5]
    .map((step) => {
      const [x, y] = [step * 22, step % 2 ? -2 : -8];
      return (
        oval(x, y, 4.2, 3, colour) +
        oval(x + 5, y - 3.4, 1.7, 1.4, colour) +
        oval(x + 6.6, y, 1.7, 1.4, colour) +
        oval(x + 5, y + 3.2, 1.7, 1.4, colour)
      );
    })
    .join('');

const metal = '#B9C6D6';

/** She runs under a pot that is too large for her: her face, an ear and her tail stick out. */
export const piaUnderPot = (): string =>
  line('M-42 -18C-58 -24 -66 -14 -72 -26C-76 -36 -88 -36 -92 -30', tail, 4) +
  line('M-30 -16L-38 -4M14 -16L24 -4', shade(fur, 0.3), 6) +
  line('M-18 -16L-18 -3M30 -16L38 -3', fur, 7) +
  line('M-41 -2H-32M21 -2H31', shade(pink, 0.16), 5) +
  line('M-20 -2H-9M36 -2H46', pink, 5.4) +
  oval(-4, -18, 42, 12, fur) +
  oval(36, -42, 13, 13, shade(fur, 0.16)) +
  group(
    shape('M-46 -22L40 -34L32 -82Q31 -89 24 -88L-42 -79Q-49 -78 -49 -71Z', metal) +
      shape('M18 -31L40 -34L32 -82Q31 -89 24 -88L10 -86Z', shade(metal, 0.16)) +
      line('M-43 -72Q-42 -76 -38 -76.500L-16 -79.500', light(metal, 0.5), 4) +
      line('M-47 -22L41 -34', '#6B7787', 7) +
      line('M-51 -38L-62 -36M42 -52L54 -54', ink, 8),
  ) +
  shape(
    'M12 -20C14 -36 34 -42 48 -36C60 -30 68 -22 72 -17C72 -9 60 -5 42 -5C24 -5 12 -10 12 -20Z',
    fur,
  ) +
  oval(40, -42, 15, 15, fur) +
  oval(41, -42, 9.6, 9.6, pink) +
  oval(72, -16, 4.6, 4.2, '#E2667A') +
  eye(55, -25, 3.8) +
  cheek(52, -14, 4.4) +
  line('M66 -12L80 -8M66 -10L78 -2', '#6D6A78', 1.4) +
  line('M64 -9Q60 -6 56 -8', ink, 1.8) +
  bow(36, -56);

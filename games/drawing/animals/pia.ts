/** Pia, the mouse of the running story: the mouse with a red bow, who runs, peeks out, sits up, and leaves her tracks. */
import { light, named, shade } from '../colours.ts';
import { group, line, oval, shape } from '../strokes.ts';
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

const face = (y: number): string =>
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
  line(`M-5 ${y + 10}Q0 ${y + 15} 5 ${y + 10}`, '#5B4A52', 2) +
  bow(22, y - 34);

/** Only her head and her paws, above an edge or out of a hole. */
export const piaPeeks = (): string =>
  face(-22) + oval(-15, -3, 6, 4.4, pink) + oval(15, -3, 6, 4.4, pink);

/** On her hind legs, seen from the front, with one paw up. */
export const piaSits = (): string =>
  line('M16 -6C34 -2 42 -14 36 -24C32 -32 40 -38 46 -34', tail, 3.6) +
  oval(0, -24, 20, 23, fur) +
  oval(0, -20, 12, 15, light(fur, 0.35)) +
  oval(-11, -3, 9, 4, pink) +
  oval(11, -3, 9, 4, pink) +
  line('M-15 -34Q-12 -24 -5 -25', shade(fur, 0.2), 6) +
  line('M15 -34Q26 -38 28 -48', shade(fur, 0.2), 6) +
  oval(28, -50, 4.4, 4.4, pink) +
  face(-58);

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

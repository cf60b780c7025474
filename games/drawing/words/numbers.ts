/** The numbers: the figure, and below it as many balls as it says, in rows of five: seven is seen as five and two. */
import { named, shade } from '../colours.ts';
import { group, line, oval } from '../strokes.ts';

/** Each on a sheet of 100 by 150. */
const figures: Record<string, string> = {
  0: 'M50 8C14 8 10 50 10 75S14 142 50 142S90 100 90 75S86 8 50 8Z',
  1: 'M22 40L54 10V140',
  2: 'M14 44C14 -4 88 -2 86 46C84 84 18 106 14 140H90',
  3: 'M16 28C30 0 86 2 84 40C82 66 58 70 44 70C64 70 92 78 88 108C84 150 24 150 12 118',
  4: 'M64 140V10L10 100H92',
  5: 'M82 10H26L20 66C44 48 90 54 88 98C86 148 26 150 12 120',
  6: 'M76 14C40 20 12 62 12 100C12 128 28 142 50 142S90 126 88 98C86 72 66 62 50 62S16 74 12 98',
  7: 'M12 12H88C64 50 48 92 40 140',
  8: 'M50 68C22 66 16 48 18 36C20 18 34 10 50 10S82 18 82 36S74 66 50 68C24 70 12 88 12 106C12 130 30 142 50 142S88 130 88 106S76 70 50 68Z',
  9: 'M88 52C84 78 66 88 50 88S12 76 12 50S30 8 50 8S88 22 88 50C88 92 62 130 26 138',
};

const colours = [named.rot, named.blau, named.gruen, named.lila, named.orange, named.tuerkis];
const row = 5;

const balls = (count: number, colour: string): string =>
  Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / row);
    const x = ((place % row) - (Math.min(row, count) - 1) / 2) * 34;
    const y = -52 + line * 34;
    return oval(x, y, 14, 14, colour) + oval(x - 4.4, y - 4.4, 4, 4, '#fff', 'opacity=".6"');
  }).join('');

export const number = (count: number) => (): string => {
  const colour = colours[(count - 1) % colours.length]!;
  const digits = [...String(count)];
  const strokes = (paint: string, width: number) =>
    digits
      .map((digit, place) => {
        const x = place * 104 - digits.length * 52 + 2;
        return group(line(figures[digit]!, paint, width), `transform="translate(${x} 0)"`);
      })
      .join('');
  return (
    group(
      group(strokes(shade(colour, 0.3), 33), 'transform="translate(2 4)"') + strokes(colour, 30),
      'transform="translate(0 -240)"',
    ) + balls(count, colour)
  );
};

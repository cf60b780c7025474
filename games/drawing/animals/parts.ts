/** What animals have in common. They stand on 0, look to the right, and are lit from the upper left. */
import { ink, shade } from '../colours.ts';
import { limb, line, oval, shape, softEdge } from '../strokes.ts';

export const leg = (x: number, top: number, colour: string, width: number, lean = 0): string =>
  limb(
    [
      [x, top],
      [x + lean, top / 2],
      [x + lean * 0.4, -width * 0.35],
    ],
    colour,
    width,
  );

/** Legs on the far side are darker. */
export const farLeg = (x: number, top: number, colour: string, width: number, lean = 0): string =>
  leg(x, top, shade(colour, 0.24), width, lean);

export const eye = (x: number, y: number, size = 3.6): string =>
  oval(x, y, size, size * 1.12, ink) +
  oval(x + size * 0.32, y - size * 0.4, size * 0.34, size * 0.34, '#fff');

export const cheek = (x: number, y: number, size = 4.6): string =>
  oval(x, y, size, size * 0.72, '#F7867E', 'opacity=".55"');

export const smile = (x: number, y: number, size = 5): string =>
  line(`M${x} ${y}q${size * 0.5} ${size * 0.7} ${size} 0`, ink, size * 0.42);

/** A body with a darker belly, which is clipped to it. */
export const trunk = (id: string, d: string, colour: string, belly: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
  shape(d, colour, softEdge(colour)) +
  shape(belly, shade(colour, 0.16), `clip-path="url(#${id})"`);

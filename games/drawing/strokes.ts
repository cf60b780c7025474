/** The few shapes that everything is drawn with: soft, flat, lit from the upper left. */
import { isPale, light, paleEdge, shade } from './colours.ts';
import { bendPath, short, type Bend } from './geometry.ts';

export const group = (content: string, attributes = ''): string =>
  content ? `<g${attributes && ` ${attributes}`}>${content}</g>` : '';

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${short(width)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

/** Light things get a soft edge, so that they are seen on paper. */
export const softEdge = (colour: string, width = 2.4): string =>
  isPale(colour)
    ? `stroke="${paleEdge}" stroke-width="${short(width)}" stroke-linejoin="round"`
    : '';

/** A light shape with its soft edge. */
export const pale = (d: string, fill = '#FFFDF6', width = 2.4): string =>
  shape(d, fill, softEdge(fill, width));

/** An arm, a leg, a sleeve: a thick round line with its dark side below. */
export const limb = (bend: Bend, colour: string, width: number): string => {
  const d = bendPath(bend);
  // White on white paper: the edge is seen on the side of the light, too.
  const edge = isPale(colour) ? 1.6 : 0;
  const shift = `transform="translate(${short(-width * 0.045)} ${short(-width * 0.06)})"`;
  return (
    line(d, shade(colour, 0.34), width + 1) +
    line(d, colour, width * 0.88 - edge).replace('/>', ` ${shift}/>`)
  );
};

/** The same, cut off straight, for cuffs and seams. */
export const cuff = (bend: Bend, colour: string, width: number): string =>
  line(bendPath(bend), colour, width).replace('cap="round"', 'cap="butt"');

/** A filled shape with a darker right side, which is clipped to it. */
export const solid = (id: string, d: string, colour: string, darkSide: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
  shape(d, colour, softEdge(colour)) +
  shape(darkSide, shade(colour, 0.16), `clip-path="url(#${id})"`);

export { light, shade };

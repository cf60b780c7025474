/** The colours: one blob of paint each, in exactly the colour that the word names. */
import { named, type ColourName } from '../colours.ts';
import { light, oval, shade, shape, softEdge, solid } from '../strokes.ts';

const blob =
  'M4 -112C22 -116 30 -98 44 -98C62 -96 72 -82 66 -66C62 -54 78 -46 74 -32C70 -18 54 -20 50 -10C44 4 30 6 18 0C6 -6 -4 8 -18 4C-34 0 -30 -14 -44 -18C-60 -22 -72 -32 -66 -48C-62 -58 -76 -66 -70 -80C-64 -94 -48 -86 -38 -94C-28 -104 -16 -112 4 -112Z';

const drops = (colour: string): string =>
  oval(68, -104, 8, 8, colour, softEdge(colour)) + oval(-66, -6, 9, 9, colour, softEdge(colour));

/** Black has a grey light on it, and the others a light of their own. */
const gleam = (colour: string): string =>
  shape(
    'M-48 -62C-46 -78 -32 -88 -16 -92C-10 -93 -8 -86 -14 -84C-26 -80 -36 -72 -38 -60C-40 -54 -48 -54 -48 -62Z',
    light(colour, 0.5),
  );

export const paint = (name: ColourName) => (): string => {
  const colour = named[name];
  return (
    drops(colour) +
    solid(name, blob, colour, 'M40 -120C62 -80 56 -30 10 16H90V-120Z') +
    gleam(colour)
  );
};

const rainbow = [named.rot, named.orange, named.gelb, named.gruen, named.blau, named.lila];

export const manyColours = (): string => {
  const slice = (colour: string, place: number) =>
    `<path d="M0 -56L-30 -190H110L78 -102Z" fill="${colour}" transform="rotate(${place * 60} 0 -56)"/>`;
  return (
    `<clipPath id="bunt"><path d="${blob}"/></clipPath>` +
    `<g clip-path="url(#bunt)">${rainbow.map(slice).join('')}</g>` +
    oval(68, -104, 8, 8, named.lila) +
    oval(-66, -6, 9, 9, named.gruen) +
    oval(0, -56, 13, 13, shade('#FFFFFF', 0.04))
  );
};

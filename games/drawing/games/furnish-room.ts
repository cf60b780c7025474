/** The room to furnish: a wall with windows and lights, and furniture with places on, under, beside and in it. */
import { light, named, shade } from '../colours.ts';
import { openWindow } from '../scenes/rooms.ts';
import { line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { boards, lightChain, stripedWall } from './game-rooms.ts';

const wood = '#C98B4B';
const inside = shade(wood, 0.5);

/** Open, so that one can put something in. On a sheet of 100 × 128, as the shelf. */
const wardrobe = (): string =>
  shape('M14 120H26V128H14ZM74 120H86V128H74Z', shade(wood, 0.4)) +
  solid('schrank', 'M8 6H92V122H8Z', wood, 'M74 4V124H94V4Z') +
  shape('M14 14H86V116H14Z', inside) +
  line('M14 26H86', '#B9BEC8', 3) +
  line('M26 27L20 35H32ZM74 27L68 35H80Z', '#8A6A4A', 2) +
  shape('M21 35H31L34 62H18Z', named.rot) +
  shape('M69 35H79L84 66H64Z', named.tuerkis) +
  shape('M14 14L1 7V127L14 117Z', light(wood, 0.25)) +
  shape('M86 14L99 7V127L86 117Z', shade(wood, 0.1)) +
  oval(5, 68, 2.2, 3, named.gelb) +
  oval(95, 68, 2.2, 3, named.gelb) +
  shape('M2 0H98Q100 0 100 3V9H0V3Q0 0 2 0Z', shade(wood, 0.2));

const books = (
  row: readonly (readonly [x: number, width: number, height: number, colour: string])[],
) =>
  row
    .map(
      ([x, width, height, colour]) =>
        shape(`M${x} 119V${119 - height}h${width}V119Z`, colour) +
        line(`M${x + 1.5} ${119 - height + 5}h${width - 3}`, light(colour, 0.6), 1.6),
    )
    .join('');

/** Free above, full below. */
const shelf = (): string =>
  shape('M0 0H100V128H0Z', inside) +
  books([
    [9, 9, 30, named.rot],
    [19, 8, 26, named.blau],
    [28, 9, 33, named.gelb],
    [38, 8, 28, named.gruen],
    [47, 9, 31, named.lila],
  ]) +
  shape('M66 119H86L83 103H69Z', '#C4603F') +
  shape('M76 103C64 95 66 86 73 86C76 92 76 92 79 86C86 86 88 95 76 103Z', named.gruen) +
  line('M3.500 3.500H96.500V124.500H3.500ZM4 76H96', wood, 7) +
  line('M96.500 4V124', shade(wood, 0.2), 3);

/** On a sheet of 100 × 178. */
const door = (): string =>
  shape('M0 0H100V178H0Z', '#EFE6D6') +
  solid('tuer', 'M9 9H91V178H9Z', named.gruen, 'M66 6V180H94V6Z') +
  ['M22 24H78V80H22Z', 'M22 96H78V160H22Z']
    .map((d) => shape(d, shade(named.gruen, 0.2)) + line(d, light(named.gruen, 0.3), 2.4))
    .join('') +
  oval(82, 92, 5.4, 5.4, named.gelb);

/** On high legs, so that one can look under it. On a sheet of 160 × 143. */
const bed = (): string =>
  shape('M2 14Q2 4 11 4T20 14V143H2Z', wood) +
  shape('M140 44Q140 36 149 36T158 44V143H140Z', shade(wood, 0.14)) +
  shape('M18 84H142V98H18Z', shade(wood, 0.26)) +
  shape('M18 62H142V86H18Z', '#FFFDF6') +
  shape('M20 62C18 46 30 42 42 44C56 42 62 50 60 64H20Z', '#E7F0F7') +
  solid(
    'bett',
    'M54 60C80 50 120 50 144 60V92C120 84 80 84 54 92Z',
    named.blau,
    'M110 46V98H150V46Z',
  ) +
  line('M54 63C80 53 120 53 144 63', light(named.blau, 0.6), 5) +
  [
    [72, 74],
    [94, 68],
    [116, 74],
    [84, 82],
    [106, 81],
    [132, 80],
  ]
    .map(([x, y]) => oval(x!, y!, 3.4, 3.4, named.gelb))
    .join('');

/** On a sheet of 130 × 124. */
const table = (): string =>
  shape('M12 46H24V124H12ZM106 46H118V124H106Z', shade(wood, 0.24)) +
  shape('M30 46H38V112H30ZM92 46H100V112H92Z', shade(wood, 0.4)) +
  shape('M10 48H120V56H10Z', shade(wood, 0.34)) +
  solid(
    'tisch',
    'M4 34H126Q129 34 129 38V46Q129 50 125 50H5Q1 50 1 46V38Q1 34 4 34Z',
    wood,
    'M0 44H130V52H0Z',
  ) +
  line('M8 38H110', light(wood, 0.4), 2.4);

export const furnishRoom = () => ({
  wall: `<g class="scene-world">${svgPart(stripedWall('#F9E3C0', 1000, 400), 'wall')}</g>`,
  windows: `<g class="scene-world">${svgPart(
    openWindow(244, 84, 104, 110, named.tuerkis) + openWindow(652, 84, 104, 110, named.tuerkis),
    'windows',
  )}</g>`,
  window: `<g class="scene-world">${svgPart(openWindow(738, 74, 66, 80, named.tuerkis), 'window')}</g>`,
  floor: svgPart(boards({ floor: '#D9AC74', width: 1000, height: 400 }), 'floor'),
  lights: svgPart(lightChain(200), 'lights'),
  schrank: svgPart(wardrobe(), 'schrank'),
  regal: svgPart(shelf(), 'regal'),
  tuer: svgPart(door(), 'tuer'),
  bett: svgPart(bed(), 'bett'),
  tisch: svgPart(table(), 'tisch'),
});

/** The room to furnish: a wall with windows and lights, and furniture with places on, under, beside and in it. */
import { light, named, shade } from '../colours.ts';
import { openWindow } from '../scenes/rooms.ts';
import { openWardrobe } from '../scenes/wardrobe.ts';
import { line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { boards, lightChain, stripedWall } from './game-rooms.ts';

const wood = '#C98B4B';
const inside = shade(wood, 0.5);

/** On the floor below what stands there. */
const shadow = (x: number, y: number, half: number): string =>
  oval(x, y, half, half * 0.09, '#3A2A55', 'opacity=".18"');

const books = (
  row: readonly (readonly [x: number, width: number, height: number, colour: string])[],
) =>
  row
    .map(
      ([x, width, height, colour]) =>
        shape(`M${x} 44V${44 - height}h${width}V44Z`, colour) +
        line(`M${x + 1.5} ${44 - height + 5}h${width - 3}`, light(colour, 0.6), 1.6),
    )
    .join('');

/** Full above, free below. */
const shelf = (): string =>
  shadow(50, 127, 54) +
  shape('M0 0H100V128H0Z', inside) +
  shape('M6 112H94V122H6Z', shade(wood, 0.3)) +
  books([
    [9, 9, 30, named.rot],
    [19, 8, 26, named.blau],
    [28, 9, 33, named.gelb],
    [38, 8, 28, named.gruen],
    [47, 9, 31, named.lila],
  ]) +
  shape('M66 44H86L83 28H69Z', '#C4603F') +
  shape('M76 28C64 20 66 11 73 11C76 17 76 17 79 11C86 11 88 20 76 28Z', named.gruen) +
  line('M3.500 3.500H96.500V124.500H3.500ZM4 47H96', wood, 7) +
  line('M96.500 4V124', shade(wood, 0.2), 3);

/** On a sheet of 100 × 178. */
const door = (): string =>
  shape('M0 0H100V178H0Z', '#EFE6D6') +
  solid('tuer', 'M9 9H91V178H9Z', named.gruen, 'M66 6V180H94V6Z') +
  ['M22 24H78V80H22Z', 'M22 96H78V160H22Z']
    .map((d) => shape(d, shade(named.gruen, 0.2)) + line(d, light(named.gruen, 0.3), 2.4))
    .join('') +
  oval(82, 92, 5.4, 5.4, named.gelb);

const blanketDots = [
  [70, 92],
  [94, 86],
  [118, 92],
  [82, 101],
  [106, 100],
  [132, 99],
]
  .map(([x, y]) => oval(x!, y!, 3.4, 3.4, named.gelb))
  .join('');

/** Its legs are as high as a child's things, so that one can put something under it. On a sheet of 160 × 143. */
const bed = (): string =>
  shadow(80, 140, 86) +
  shape('M26 100H34V137H26ZM126 100H134V137H126Z', shade(wood, 0.46)) +
  shape('M1 44Q1 32 12 32T23 44V143H7L1 104Z', wood) +
  shape('M23 44V143H17V36Q23 38 23 44Z', shade(wood, 0.16)) +
  shape('M137 66Q137 56 148 56T159 66V104L153 143H137Z', shade(wood, 0.1)) +
  shape('M20 94H140V113H20Z', shade(wood, 0.2)) +
  line('M20 113H140', shade(wood, 0.36), 3) +
  shape('M20 76H140V97H20Z', '#FFFDF6') +
  shape('M22 78C20 60 32 56 44 58C58 56 64 64 62 80H22Z', '#E7F0F7') +
  solid(
    'bett',
    'M52 78C80 68 118 68 142 78V104Q134 110 126 105T110 106T94 106T78 106T64 106T50 106Z',
    named.blau,
    'M112 64V112H150V64Z',
  ) +
  line('M52 81C80 71 118 71 142 81', light(named.blau, 0.6), 6) +
  blanketDots;

/** On a sheet of 130 × 124. */
const table = (): string =>
  shadow(65, 121, 66) +
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
  fenster: `<g class="scene-world">${svgPart(openWindow(20, 13, 66, 80, named.tuerkis), 'fenster')}</g>`,
  floor: svgPart(boards({ floor: '#D9AC74', width: 1000, height: 400 }), 'floor'),
  lights: svgPart(lightChain(200), 'lights'),
  schrank: svgPart(shadow(50, 126, 54) + openWardrobe(13, 0.66), 'schrank'),
  regal: svgPart(shelf(), 'regal'),
  tuer: svgPart(door(), 'tuer'),
  bett: svgPart(bed(), 'bett'),
  tisch: svgPart(table(), 'tisch'),
});

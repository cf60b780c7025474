/** The room to furnish: a wall with windows and lights, and furniture with places on, under, beside and in it. */
import { light, named, shade } from '../colours.ts';
import { openWindow } from '../scenes/rooms.ts';
import { openWardrobe } from '../scenes/wardrobe.ts';
import { line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { boards, lightChain, stripedWall } from './game-rooms.ts';

const wood = '#C98B4B';
const inside = shade(wood, 0.5);

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
  schrank: svgPart(openWardrobe(13, 0.66), 'schrank'),
  regal: svgPart(shelf(), 'regal'),
  tuer: svgPart(door(), 'tuer'),
  bett: svgPart(bed(), 'bett'),
  tisch: svgPart(table(), 'tisch'),
});

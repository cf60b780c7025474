/** Breakfast in the kitchen: guests behind the counter, and a tray to carry it. */
import { named, shade } from '../colours.ts';
import { openWindow } from '../scenes/rooms.ts';
import { line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { behindCounter } from './guests.ts';

const lacquer = '#4FA39B';

const wall = '#FBEBCB';

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, place) => from + place * step);

const wallTiles = (): string =>
  line(
    steps(150, 400, 26)
      .map((y) => `M-200 ${y}H1200`)
      .join('') +
      steps(-200, 1200, 34)
        .map((x) => `M${x} 150V390`)
        .join(''),
    shade(wall, 0.08),
    1.6,
  ) + line('M-200 150H1200', shade(wall, 0.14), 4);

const lamp =
  line('M680 -400V56', '#5A556C', 3) +
  shape('M652 82Q658 54 680 54T708 82Z', named.senf) +
  oval(680, 82, 28, 5.4, '#FFF3C4');

/** What cooks use, within reach. */
const rail =
  line('M650 186H722', '#8A94A3', 5) +
  line('M662 188V228M686 188V222M710 188V228', '#8A5A34', 4) +
  oval(662, 236, 9, 11, '#8A5A34') +
  shape('M678 220h16v20q-8 6 -16 0Z', '#B9C2CE') +
  line('M704 226Q704 244 710 246T716 226', '#8A94A3', 3);

/** The wall behind the counter, further than the scene reaches: it goes on to the edges of the screen. */
const kitchen = (): string =>
  `<g class="scene-world"><rect x="-200" y="-400" width="1400" height="800" fill="${wall}"/>` +
  `${wallTiles()}${openWindow(728, 62, 124, 100, named.rot)}${rail}${lamp}</g>`;

/** Seen from the front and a little from above, as the table is; things stand on it at 168. */
const tray = (): string =>
  shape('M8 186H192V190Q100 196 8 190Z', '#26233A', 'opacity=".16"') +
  line('M22 166Q4 164 8 156T30 152M178 166Q196 164 192 156T170 152', shade(lacquer, 0.34), 7) +
  shape('M26 150H174L194 174H6Z', shade(lacquer, 0.12)) +
  shape('M34 153H166L181 171H19Z', '#FFFDF6') +
  line('M30 158H170M22 166H178', named.rot, 3) +
  line('M68 153L58 171M100 153V171M132 153L142 171', named.rot, 3) +
  solid('tray', 'M4 174H196V181Q196 189 188 189H12Q4 189 4 181Z', lacquer, 'M140 172H200V192H140Z');

export const breakfastTray = () => ({
  kitchen: svgPart(kitchen(), 'kitchen'),
  guests: (['opa', 'mama', 'tom', 'tante'] as const).map(behindCounter),
  child: behindCounter('mia'),
  tray: svgPart(tray(), 'tray'),
});

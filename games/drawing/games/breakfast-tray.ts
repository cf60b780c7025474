/** Breakfast in the kitchen: guests at the table, and a tray to carry it. */
import { named, shade } from '../colours.ts';
import { places } from '../scenes/places.ts';
import { line, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { backdrop } from './backdrop.ts';
import { behindCounter } from './guests.ts';

const lacquer = '#4FA39B';

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
  kitchen: backdrop(places.kueche(), 'kitchen'),
  guests: (['opa', 'mama', 'tom', 'tante'] as const).map(behindCounter),
  child: behindCounter('mia'),
  tray: svgPart(tray(), 'tray'),
});

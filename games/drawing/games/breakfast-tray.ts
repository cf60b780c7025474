/** Breakfast in the kitchen: guests at the table, and a tray to carry it. */
import { named, shade } from '../colours.ts';
import { places } from '../scenes/places.ts';
import { line, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { backdrop } from './backdrop.ts';
import { behindCounter } from './guests.ts';

const lacquer = '#4FA39B';

/** Seen from the front and a little from above; things stand on it at 160. */
const tray = (): string =>
  line('M16 150Q4 148 8 138T26 132M184 150Q196 148 192 138T174 132', shade(lacquer, 0.34), 8) +
  shape('M30 126H170L196 168H4Z', shade(lacquer, 0.12)) +
  shape('M38 131H162L182 163H18Z', '#FFFDF6') +
  line('M33 139H167M24 154H176', named.rot, 4) +
  line('M70 131L56 163M100 131V163M130 131L144 163', named.rot, 4) +
  solid('tray', 'M4 168H196V176Q196 184 188 184H12Q4 184 4 176Z', lacquer, 'M140 166H200V188H140Z');

export const breakfastTray = () => ({
  kitchen: backdrop(places.kueche(), 'kitchen'),
  guests: (['opa', 'mama', 'tom', 'tante'] as const).map(behindCounter),
  child: behindCounter('mia'),
  tray: svgPart(tray(), 'tray'),
});

/** Whose birthday it is: with a crown, and the day is marked in the calendar. */
import { drawPerson } from '../characters/draw-person.ts';
import { named, shade } from '../colours.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { crown } from '../things/birthday.ts';

const columns = [-34, -17, 0, 17, 34];
const rows = [-62, -46, -30, -14];
const star =
  'M0 -6.500L1.900 -2.200L6.600 -1.800L3 1.300L4.100 5.900L0 3.400L-4.100 5.900L-3 1.300L-6.600 -1.800L-1.900 -2.200Z';

/** Of a month: a field for each day, without figures. */
function calendar(): string {
  const sheet = 'M-44 -98H44Q48 -98 48 -94V-4Q48 0 44 0H-44Q-48 0 -48 -4V-94Q-48 -98 -44 -98Z';
  const days = rows.flatMap((y) =>
    columns.map((x) => shape(`M${x - 5.5} ${y - 5}h11v10h-11Z`, '#E4DDCE')),
  );
  return (
    solid('kalender', sheet, '#FFFDF6', 'M30 -98H48V0H30Z') +
    shape('M-44 -98H44Q48 -98 48 -94V-76H-48V-94Q-48 -98 -44 -98Z', named.blau) +
    shape('M30 -98H44Q48 -98 48 -94V-76H30Z', shade(named.blau)) +
    days.join('') +
    line('M-28 -104V-88M0 -104V-88M28 -104V-88', '#8A8696', 5) +
    group(
      oval(0, 0, 14, 12.5, '#FFF3C4') +
        shape(star, named.orange) +
        '<ellipse rx="14" ry="12.500" fill="none" stroke="#DE3B40" stroke-width="5"/>',
      `transform="translate(${columns[2]} ${rows[0]})"`,
    )
  );
}

export const birthday = (): string =>
  group(calendar(), 'transform="translate(72 0) scale(.84)"') +
  drawPerson({ who: 'tom', pose: 'point', face: 'laughing' }).svg +
  group(crown(), 'transform="translate(3 -98) rotate(4) scale(.38)"');

/** What a child does with a rhyme, shown by a child. */
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { pencil } from '../things/school.ts';
import { group } from '../strokes.ts';

/** What only arms and faces do is shown from the hips up, so that it can be seen beside a line. */
const fromTheHips = (svg: string, hips: number): string =>
  `<clipPath id="hips"><rect x="-90" y="-200" width="180" height="${200 - hips}"/></clipPath>` +
  group(svg, 'clip-path="url(#hips)"');
const withLegs: ReadonlySet<string> = new Set(['stamp', 'dance', 'point-down']);

const shown = (description: Description): string => {
  const { svg } = drawPerson(description);
  return withLegs.has(description.pose ?? 'stand')
    ? svg
    : fromTheHips(svg, description.who === 'mia' ? 36 : 26);
};

const mia = (more: Omit<Description, 'who'>) => (): string => shown({ who: 'mia', ...more });
const tom = (more: Omit<Description, 'who'>) => (): string => shown({ who: 'tom', ...more });

const smallPencil = { svg: group(pencil(), 'transform="scale(.3) translate(40 20)"'), turn: 90 };

export const gestures: Record<string, () => string> = {
  winken: mia({ pose: 'wave', face: 'laughing' }),
  klatschen: tom({ pose: 'clap', face: 'laughing' }),
  zeigen: mia({ pose: 'point' }),
  'nach-links': mia({ pose: 'point', mirrored: true }),
  'nach-oben': tom({ pose: 'point-up', face: 'surprised' }),
  'nach-unten': mia({ pose: 'point-down' }),
  stampfen: tom({ pose: 'stamp', face: 'laughing' }),
  jubeln: mia({ pose: 'cheer', face: 'laughing' }),
  faeuste: tom({ pose: 'fists' }),
  klein: mia({ pose: 'clap', face: 'sly' }),
  leise: mia({ pose: 'hush', face: 'sly' }),
  gross: tom({ pose: 'spread', face: 'surprised' }),
  tanzen: mia({ pose: 'dance', face: 'laughing' }),
  danken: mia({ pose: 'clap', face: 'asleep' }),
  schreiben: mia({ pose: 'eat', holds: { right: smallPencil } }),
};

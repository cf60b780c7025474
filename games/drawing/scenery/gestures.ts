/** What a child does with a rhyme, shown by a child. */
import { drawPerson, type Description } from '../cast/draw.ts';
import { pencil } from '../things/school.ts';
import { group } from '../strokes.ts';

const mia = (more: Omit<Description, 'who'>) => (): string =>
  drawPerson({ who: 'mia', ...more }).svg;
const tom = (more: Omit<Description, 'who'>) => (): string =>
  drawPerson({ who: 'tom', ...more }).svg;

const smallPencil = { svg: group(pencil(), 'transform="scale(.3) translate(40 20)"'), turn: 90 };

export const gestures: Record<string, () => string> = {
  winken: mia({ pose: 'wave', face: 'laughing' }),
  klatschen: tom({ pose: 'clap', face: 'laughing' }),
  zeigen: mia({ pose: 'point' }),
  'nach-links': mia({ pose: 'point', mirrored: true }),
  'nach-oben': tom({ pose: 'point-up', face: 'surprised' }),
  'nach-unten': mia({ pose: 'point-down' }),
  gehen: tom({ pose: 'walk' }),
  stampfen: tom({ pose: 'stamp', face: 'laughing' }),
  jubeln: mia({ pose: 'cheer', face: 'laughing' }),
  faeuste: tom({ pose: 'fists' }),
  klein: mia({ pose: 'clap', face: 'sly' }),
  leise: mia({ pose: 'hush', face: 'sly' }),
  gross: tom({ pose: 'spread', face: 'surprised' }),
  bauch: tom({ pose: 'rub', face: 'laughing' }),
  tanzen: mia({ pose: 'dance', face: 'laughing' }),
  waschen: tom({ pose: 'wash' }),
  danken: mia({ pose: 'clap', face: 'asleep' }),
  schreiben: mia({ pose: 'eat', holds: { right: smallPencil } }),
  essen: tom({ pose: 'eat', face: 'laughing' }),
};

/** Children to be in a talk, from head to chest, and how they feel. */
import type { Face } from '../characters/faces.ts';
import type { Name } from '../characters/people.ts';
import { drawThing } from '../scenes/looks.ts';

const bust = (who: Name, face: Face) => (): string =>
  drawThing({ who, face, bust: true, at: [0, 0] }).svg;

export const faces: Record<string, () => string> = {
  mia: bust('mia', 'glad'),
  tom: bust('tom', 'glad'),
  lena: bust('lena', 'glad'),
  ben: bust('ben', 'glad'),
  froh: bust('mia', 'laughing'),
  muede: bust('tom', 'tired'),
};

/** Every picture that is drawn here: the path of its file below `pictures/`, and how to draw it. */
import { gestures } from './scenery/gestures.ts';
import { smallThings } from './scenery/small-things.ts';
import { faces } from './scenery/talk-faces.ts';
import { talkThings } from './scenery/talk-things.ts';
import { number } from './words/numbers.ts';
import { wordDrawings } from './words/word-drawings.ts';

export type Draw = () => string;

/** Figures that are found by ear, beyond the words of a lesson. */
const figures: Record<string, Draw> = {
  dreizehn: number(13),
  vierzehn: number(14),
  fuenfzehn: number(15),
  sechzehn: number(16),
  siebzehn: number(17),
  achtzehn: number(18),
  neunzehn: number(19),
  zwanzig: number(20),
};

const folders: Record<string, Record<string, Draw>> = {
  ...wordDrawings,
  gesten: gestures,
  dinge: { ...smallThings, ...talkThings },
  leute: faces,
  ziffern: figures,
};

export const pictures: ReadonlyMap<string, Draw> = new Map(
  Object.entries(folders).flatMap(([folder, drawings]) =>
    Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw] as const),
  ),
);

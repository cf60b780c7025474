/** Every picture that is drawn here: the path of its file below `pictures/`, and how to draw it. */
import { gestures } from './scenery/gestures.ts';
import { smallThings } from './scenery/small-things.ts';
import { wordDrawings } from './words/word-drawings.ts';

export type Draw = () => string;

const folders: Record<string, Record<string, Draw>> = {
  ...wordDrawings,
  gesten: gestures,
  dinge: smallThings,
};

export const pictures: ReadonlyMap<string, Draw> = new Map(
  Object.entries(folders).flatMap(([folder, drawings]) =>
    Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw] as const),
  ),
);

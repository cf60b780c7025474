/** The rules of packing: short lists first, every thing once, and nothing on the table that looks like a thing on the list. */
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import type { Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

export type Things = { things: { word: string; says: Line }[] };
export type Packing = { wants: string[]; goods: Word[] };

const listLengths = [2, 3, 3, 3];
const goodsOnTable = 6;

/** Makes the lists from the words in the given order. */
export function packingLists(
  { things }: Things,
  order: readonly Word[],
  lesson: Pick<Lesson, 'words' | 'alike'>,
  random: Random,
): Packing[] {
  const rest = order.filter(({ id }) => things.some(({ word }) => word === id));
  const packable = { ...lesson, words: rest.slice() };
  return listLengths
    .map((length) => rest.splice(0, length).map(({ id }) => id))
    .filter((wants) => wants.length > 0)
    .map((wants) => ({ wants, goods: layOut(wants, packable, goodsOnTable, random) }));
}

/** The list as it is said: `den Bleistift, das Heft und die Schere`. */
export function spokenList({ things }: Things, wants: readonly string[], and: Line): Line[] {
  const lines = wants.flatMap((id) => things.filter(({ word }) => word === id));
  return lines.flatMap(({ says }, place) =>
    place > 0 && place === lines.length - 1 ? [and, says] : [says],
  );
}

export function writtenList(lines: readonly Line[]): string {
  return lines
    .map(({ text }, place) => {
      const isBeforeLast = place >= lines.length - 3;
      return isBeforeLast ? text : `${text},`;
    })
    .join(' ');
}

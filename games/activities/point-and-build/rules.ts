/** The rules of pointing and building: every part is asked for once, and a tooth is a part of the mouth. */
import type { Lesson, Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

export type Part = { word: string; says: Line };
export type Body = { face: (Part & { shown: { says: Line } })[]; robot: Part[] };
export type Asked = { word: Word; says: Line; wants: [string]; asGood: Record<string, string> };

export function partsToAsk(
  parts: readonly Part[],
  { words }: Pick<Lesson, 'words'>,
  random: Random,
): Asked[] {
  return shuffle(parts, random).map(({ word: id, says }) => {
    const word = words.find((candidate) => candidate.id === id);
    if (!word) throw new Error(`The lesson has no word ${id}.`);
    const asGood: Record<string, string> = id === 'mund' ? { zahn: 'mund' } : {};
    return { word, says, wants: [id], asGood };
  });
}

/** The stars of both halves together, in favour of the child. */
export function bothStars(one: Stars, other: Stars): Stars {
  return Math.ceil((one + other) / 2) as Stars;
}

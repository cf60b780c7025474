/** The rules of the family tree: from the grandparents down, the child hangs eight pictures; three are there. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Spot } from '../../kit/controls/piece';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { amongWords, nameWord, whereTask } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
/** From left to right and from the top down, so that each knows its neighbour. */
export type Family = {
  people: readonly {
    word: string;
    /** Mia tells whose family it is: she is asked for and named in sentences of her own. */
    asks?: Sentence;
    is?: Sentence;
    goes: Sentence;
    mine: Sentence;
    here: Sentence;
    /** Who they are to the others. */
    kin: Sentence;
  }[];
};
/** Somebody who comes again is hanging already. */
type FamilyTask = Task & { hangs?: string };

/** Where each one hangs. */
const frames: Record<string, readonly [number, number]> = {
  oma: [38, 17],
  opa: [62, 17],
  vater: [14, 50],
  mutter: [36, 50],
  onkel: [64, 50],
  tante: [86, 50],
  schwester: [11, 83],
  bruder: [30.5, 83],
  baby: [50, 83],
  cousin: [69.5, 83],
  cousine: [89, 83],
};

const hungBefore = 3;
const grandparents = 2;
const choices = 4;

export const placeOf = (person: string) => `frame-${person}`;
export function spotOf(person: string): Spot {
  const [x, y] = frames[person] ?? [50, 50];
  return [x, y, 16, 25];
}

/** At the first level the picture finds its frame by itself. */
export function familyTasks(
  lesson: Lesson,
  { people }: Family,
  level: Level,
  random: Random,
  says: Record<'start' | 'end', Line>,
): FamilyTask[] {
  const ids = people.map(({ word }) => word);
  const hung = shuffle(ids.slice(grandparents), random).slice(0, hungBefore);
  const missing = people.filter(({ word }) => !hung.includes(word));
  const nameOf = (id: string): Line[] => {
    const own = people.find(({ word }) => word === id)?.is;
    return own ? [own.says] : nameWord(lesson, id);
  };
  return missing.map(({ word, asks, goes, mine, kin }, at): FamilyTask => {
    const rest = missing.slice(at).map((one) => one.word);
    const near = amongWords(lesson, word, ids, choices, random);
    const where = whereTask(lesson, word, near);
    const plain = { ...where, ask: asks ? [asks.says] : where.ask, tells: nameOf(word) };
    const tells = level === 3 ? [kin.says] : plain.tells;
    const placed = {
      ask: [level === 3 ? mine.says : goes.says],
      place: placeOf(word),
      places: rest.map(placeOf),
    };
    return {
      ...plain,
      ...(level > 1 && placed),
      hangs: word,
      named: (wrong) =>
        people
          .flatMap((one) => (placeOf(one.word) === wrong ? [one.here.says] : []))
          .concat(nameOf(wrong)),
      recall: { ...plain, named: nameOf },
      intro: at === 0 ? [says.start] : [],
      tells: rest.length === 1 ? [...tells, says.end] : tells,
    };
  });
}

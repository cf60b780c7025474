/** The rules of the birthday table: six things find their places, then the child lights as many candles as called. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Spot } from '../../kit/controls/piece';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { amongWords, linesAt, nameWord, whereTask, type Lines } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
export type Birthday = {
  gifts: readonly { word: string; goes: Sentence; lay: Sentence; here: Sentence }[];
  /** Sentences by number. */
  light: Lines;
  years: Lines;
  burn: Lines;
  numbers: Lines;
};

/** Where each thing belongs: the name of the place, and its position in percent of the picture. */
export const table: Record<string, { name: string; at: Spot }> = {
  torte: { name: 'die Mitte', at: [50, 66, 22, 26] },
  geschenk: { name: 'rechts neben der Torte', at: [73, 66, 18, 21] },
  keks: { name: 'der Teller', at: [24, 67, 18, 21] },
  eis: { name: 'der Becher', at: [37, 88, 17, 20] },
  bonbon: { name: 'die Schale', at: [64, 88, 17, 20] },
  luftballon: { name: 'der Stuhl', at: [87, 33, 20, 30] },
  einladung: { name: 'vorn links', at: [14, 87, 17, 20] },
  krone: { name: 'der Kopf', at: [51, 15, 19, 22] },
};
export const placeOf = (gift: string) => `for-${gift}`;

export const candles = 8;
const ages = { 1: [2, 3, 4], 2: [3, 4, 5, 6], 3: [5, 6, 7] };
const gifted = 6;
const birthdays = 2;
const choices = 4;

export type BirthdayTask = Task & { part: 'table' | 'candles'; lays?: string };

/** At the first level a thing finds its place by itself. */
function layTasks(
  lesson: Lesson,
  { gifts }: Birthday,
  level: Level,
  random: Random,
): BirthdayTask[] {
  const [cake, ...rest] = gifts;
  const chosen = [...(cake ? [cake] : []), ...shuffle(rest, random).slice(0, gifted - 1)];
  const ids = gifts.map(({ word }) => word);
  return chosen.map(({ word, goes, lay }, at): BirthdayTask => {
    const before = chosen.slice(0, at).map((one) => one.word);
    const free = ids.filter((id) => !before.includes(id));
    const plain = whereTask(lesson, word, amongWords(lesson, word, free, choices, random));
    const asked = level === 3 ? lay.says : goes.says;
    const placed = {
      ask: [asked],
      tells: [goes.says],
      place: placeOf(word),
      places: free.map(placeOf),
    };
    const recall: BirthdayTask = { ...plain, part: 'table' };
    return {
      ...plain,
      ...(level > 1 && placed),
      part: 'table',
      lays: word,
      named: (wrong) =>
        gifts
          .flatMap((gift) => (placeOf(gift.word) === wrong ? [gift.here.says] : []))
          .concat(nameWord(lesson, wrong)),
      recall,
    };
  });
}

export function birthdayTasks(
  lesson: Lesson,
  data: Birthday,
  level: Level,
  random: Random,
  says: Record<'start' | 'candles' | 'blow', Line>,
): BirthdayTask[] {
  const laid = layTasks(lesson, data, level, random);
  const lit = shuffle(ages[level], random)
    .slice(0, birthdays)
    .map((age): BirthdayTask => {
      const name = String(age);
      return {
        part: 'candles',
        ask: linesAt(level === 3 ? data.years : data.light, name),
        tells: [...linesAt(data.burn, name), says.blow],
        named: (count) => linesAt(data.burn, count),
        wants: [name],
        choices: [],
        words: () => ['kerze'],
      };
    });
  const intros: Record<number, Line> = { 0: says.start, [laid.length]: says.candles };
  return [...laid, ...lit].map((task, at) =>
    intros[at] ? { ...task, intro: [intros[at]] } : task,
  );
}

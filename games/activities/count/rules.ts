/** The rules of counting: how many are there, where do so many lie, figures up to twenty; then so many get on a bus. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { linesAt, nameWord, type Lines } from '../../kit/series/word-tasks';

export const kinds = ['aepfel', 'blumen', 'enten', 'sterne', 'fische', 'pilze'] as const;
export type Kind = (typeof kinds)[number];

/** Sentences by number, by kind, or by both. */
export type Counting = {
  asks: Lines;
  finds: Lines;
  there: Lines;
  calls: Lines;
  inBus: Lines;
  /** The pictures of figures beyond the words of the lesson, how they are asked for and named. */
  teens: Readonly<Record<string, string>>;
  wheres: Lines;
  figures: Lines;
};

/** How many wait at the bus stop: always more than may get on. */
export const waiting = 9;
/** Which numbers are counted and called, by level. */
const counts = { 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8, 9], 3: [7, 8, 9, 10, 11, 12] };
const calls = { 1: [2, 3, 4], 2: [3, 4, 5, 6], 3: [5, 6, 7, 8] };
const countings = 4;
const rides = 3;
/** At the third level, this many tasks of the first kind give way to figures that are found by ear. */
const figuresAsked = 3;
const countingsBesideFigures = 2;
const figuresShown = 4;
const maxCount = 12;

export type CountTask = Task & { count: number; kind: Kind | 'bus' | 'figure'; isFinding: boolean };

export const numberWord = ({ words }: Pick<Lesson, 'words'>, count: number): string =>
  words[count - 1]?.id ?? '';

/** The right number among its neighbours, so that a rough guess does not help. */
function near(count: number, least: number, random: Random): number[] {
  const steps = [-3, -2, -1, 1, 2, 3].map((step) => count + step);
  const others = steps.filter((one) => one >= least && one <= maxCount);
  return shuffle([count, ...shuffle(others, random).slice(0, 3)], random);
}

function counted(
  lesson: Lesson,
  data: Counting,
  kind: Kind,
  count: number,
  level: Level,
  random: Random,
): CountTask {
  const tells = linesAt(data.there, `${count}-${kind}`);
  const word = numberWord(lesson, count);
  const same = { tells, count, kind, words: () => [word] };
  if (level === 3) {
    return {
      ...same,
      isFinding: true,
      ask: linesAt(data.finds, `${count}-${kind}`),
      wants: [`n${count}`],
      choices: near(count, 2, random).map((one) => `n${one}`),
      named: (id) => linesAt(data.there, `${id.slice(1)}-${kind}`),
    };
  }
  return {
    ...same,
    isFinding: false,
    ask: linesAt(data.asks, kind),
    wants: [word],
    choices: near(count, 1, random).map((one) => numberWord(lesson, one)),
    named: (id) => nameWord(lesson, id),
  };
}

function ride(lesson: Lesson, { calls, inBus }: Counting, count: number, off: Line): CountTask {
  return {
    ask: linesAt(calls, String(count)),
    tells: [...linesAt(inBus, String(count)), off],
    named: (inside) => linesAt(inBus, inside),
    wants: [String(count)],
    choices: [],
    words: () => [numberWord(lesson, count)],
    count,
    kind: 'bus',
    isFinding: false,
  };
}

/** 'Wo ist die Siebzehn?' */
function figureTasks({ teens, wheres, figures }: Counting, random: Random): CountTask[] {
  const all = Object.keys(teens);
  return shuffle(all, random)
    .slice(0, figuresAsked)
    .map((figure) => {
      const others = shuffle(
        all.filter((one) => one !== figure),
        random,
      ).slice(0, figuresShown - 1);
      return {
        ask: linesAt(wheres, figure),
        tells: linesAt(figures, figure),
        named: (id) => linesAt(figures, id.slice(1)),
        wants: [`n${figure}`],
        choices: shuffle([figure, ...others], random).map((one) => `n${one}`),
        words: () => [],
        count: Number(figure),
        kind: 'figure',
        isFinding: true,
      };
    });
}

export function countTasks(
  lesson: Lesson,
  data: Counting,
  level: Level,
  random: Random,
  says: Record<'start' | 'find' | 'bus' | 'off', Line>,
): CountTask[] {
  const things = shuffle(kinds, random);
  const seen = shuffle(counts[level], random)
    .slice(0, level === 3 ? countingsBesideFigures : countings)
    .map((count, at) => counted(lesson, data, things[at] ?? 'aepfel', count, level, random));
  const figures = level === 3 ? figureTasks(data, random) : [];
  const driven = shuffle(calls[level], random)
    .slice(0, rides)
    .map((count) => ride(lesson, data, count, says.off));
  const intros: Record<number, Line> = {
    0: level === 3 ? says.find : says.start,
    [seen.length + figures.length]: says.bus,
  };
  return [...seen, ...figures, ...driven].map((task, at) =>
    intros[at] ? { ...task, intro: [intros[at]] } : task,
  );
}

/** As many places as are needed, others from task to task; the far ones first, so that the near are before them. */
export function chosenPlaces<Place extends readonly [x: number, y: number, size: number]>(
  places: readonly Place[],
  count: number,
  task: number,
): Place[] {
  const first = count <= places.length / 2 ? (task * 5) % places.length : 0;
  return [...places.slice(first), ...places.slice(0, first)]
    .slice(0, count)
    .sort(([, one], [, other]) => one - other);
}

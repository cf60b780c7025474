/** The rules of tidying up: seven toys lie about, and six of them go into the box that is named. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { linesAt, nameWord, whereTask, type Lines } from '../../kit/series/word-tasks';

export const boxes = ['gelb', 'weiss', 'lila'] as const;
/** Sentences by toy and box, or by box. */
export type Tidying = {
  lists: { toy: Readonly<Record<string, string>> };
  goes: Lines;
  puts: Lines;
  there: Lines;
  boxes: Lines;
};

const toysOut = 7;
/** One stays on the floor, so that the last can be found among two. */
const toysTidied = 6;

type TidyTask = Task & { floor: readonly string[]; box: string };

/** Every box is named at least twice, and no box three times in a row. */
function boxOrder(random: Random): string[] {
  const more = boxes[Math.floor(random() * boxes.length)] ?? 'gelb';
  for (;;) {
    const order = shuffle([...boxes, ...boxes, more], random);
    const isDull = order.some((box, at) => box === order[at + 1] && box === order[at + 2]);
    if (!isDull) return order;
  }
}

/** At the first level a toy finds its box by itself. */
export function tidyTasks(
  lesson: Lesson,
  data: Tidying,
  level: Level,
  random: Random,
  says: Record<'start' | 'end', Line>,
): TidyTask[] {
  const floor = shuffle(Object.keys(data.lists.toy), random).slice(0, toysOut);
  const order = boxOrder(random);
  const tidied = shuffle(floor, random);
  return tidied.slice(0, toysTidied).map((toy, at): TidyTask => {
    const box = order[at] ?? 'gelb';
    const plain = whereTask(lesson, toy, tidied.slice(at));
    const ask = linesAt(level === 3 ? data.puts : data.goes, `${toy}-${box}`);
    const placed = { ask, tells: linesAt(data.there, `${toy}-${box}`), place: box, places: boxes };
    const task = { ...plain, ...(level > 1 && placed) };
    return {
      ...task,
      named: (wrong) => [...linesAt(data.boxes, wrong), ...nameWord(lesson, wrong)],
      floor,
      box,
      intro: at === 0 ? [says.start] : [],
      tells: at === toysTidied - 1 ? [...task.tells, says.end] : task.tells,
    };
  });
}

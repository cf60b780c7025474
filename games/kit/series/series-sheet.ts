/** What a game shows of its series of tasks: the sentence, the state of every choice, how far it has come. */
import type { Word } from '../lesson';
import type { Line } from '../speech/line';
import { namingOf, type Naming } from '../words/marked-noun';
import { currentTask, isTaskDone, nextAnswer, type Series, type Task } from './series';

export type ChoiceState = 'still' | 'held' | 'named' | 'right' | 'away' | 'hinted';

/** What the page of a game shows of its task. */
export type Sheet = {
  /** What is asked; empty while the child should only listen. */
  sentence: string;
  /** What names the last mistake, before the task is asked again. */
  named?: Naming | undefined;
  word?: Word | undefined;
  /** What is wanted next, and where it belongs; empty between two tasks. */
  asks: string;
  /** Everything that is right now. */
  right?: string;
  done: number;
  tasks: number;
};

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join(' ');

/** What is right in full, where the answer was put. */
export function tellsOf(series: Series<Task>): readonly Line[] {
  const task = currentTask(series);
  return task.tellsAt?.(series.laid[task.wants[0] ?? ''] ?? '') ?? task.tells;
}

/** `held` are the choices under the child's finger. */
export function choiceState(
  series: Series<Task>,
  id: string,
  held: readonly (string | null)[],
): ChoiceState {
  const task = currentTask(series);
  const isPlaceOfAnswer = isTaskDone(series) && id === task.place;
  const isShown = series.shown.length > 0;
  if (series.away.includes(id)) return 'away';
  if (series.shown.includes(id) || (isShown && isPlaceOfAnswer)) return 'hinted';
  if (series.got.includes(id) || isPlaceOfAnswer) return 'right';
  if (held.includes(id)) return 'held';
  return series.tried.at(-1) === id ? 'named' : 'still';
}

/** `named` are the lines that named the last mistake; a task `byEar` shows its sentence after the first answer. */
export function sheetOf(
  series: Series<Task>,
  named: readonly Line[],
  byEar: boolean,
  words: readonly Word[],
): Sheet {
  const task = currentTask(series);
  const isDone = isTaskDone(series);
  const isUntouched = !isDone && series.tried.length + series.got.length === 0;
  const isNamed = !isDone && series.tried.length > 0 && named.length > 0;
  return {
    sentence: byEar && isUntouched ? '' : textOf(isDone ? tellsOf(series) : task.ask),
    named: isNamed ? namingOf(textOf(named), words) : undefined,
    asks: isDone ? '' : `${nextAnswer(series)}>${task.place ?? ''}`,
    right: [
      ...task.wants,
      ...Object.keys(task.asGood ?? {}),
      ...task.choices.filter((one) => task.spares?.(one, series.got)),
    ].join(' '),
    done: series.at + (isDone ? 1 : 0),
    tasks: series.tasks.length,
  };
}

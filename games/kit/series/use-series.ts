/** Plays a series of tasks: asks, names what was wrong, helps, confirms in full and goes on; nobody can get stuck. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../activity';
import { wordLine } from '../speech/line';
import {
  currentTask,
  isTaskDone,
  nextTask,
  replay,
  startSeries,
  nextAnswer,
  type Task,
} from './series';
import { choiceState, sheetOf } from './series-sheet';
import { useAnswers } from './use-answers';
import { useAsking } from './use-asking';
import { useDrag } from './use-drag';

export function useSeries<Kind extends Task>(
  props: ActivityProps,
  makeTasks: () => readonly Kind[],
  lookMs?: number,
) {
  const { lesson, level, progress, speaker, moves } = props;
  const [series, setSeries] = useState(() => replay(startSeries(makeTasks()), moves));
  const [held, setHeld] = useState('');
  const task = currentTask(series);
  const isDone = isTaskDone(series);
  const isShown = series.shown.length > 0;
  const { named, put } = useAnswers(props, series, (after) => {
    setSeries(after);
    setHeld('');
  });
  useEffect(() => setHeld(''), [series.at]);
  useAsking(props, series, named, () => setSeries(nextTask), lookMs);

  /** Picks a thing up or lays it down again, if it needs a place; otherwise this is the answer. */
  const take = (thing: string) => {
    if (isDone || series.away.includes(thing)) return;
    if (task.place === undefined) return put(thing);
    setHeld(held === thing ? '' : thing);
    const word = lesson.words.find(({ id }) => id === thing);
    if (word && held !== thing) void speaker.say([wordLine(lesson, word)]);
  };
  /** Puts what is held where it was tapped; without anything in hand, the task is said again. */
  const drop = (place: string) => (held ? put(held, place) : void speaker.repeat());
  const { over, grip } = useDrag((thing, place) =>
    task.place === undefined ? put(thing) : put(thing, place),
  );

  const stateOf = (id: string) => choiceState(series, id, [held, over]);
  const byEar = level > 1 && progress.sound !== false;
  const sheet = sheetOf(series, named, byEar, lesson.words);
  const rightAnswer = nextAnswer(series);
  const shown = { series, task, isDone, isShown, sheet, rightAnswer, held, over };
  return { ...shown, put, take, drop, grip, stateOf };
}

export type PlayedSeries<Kind extends Task> = ReturnType<typeof useSeries<Kind>>;

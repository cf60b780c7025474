/** Plays a series of tasks: asks, listens, helps, praises and goes on; a thing can be held until its place is chosen. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from './activity';
import type { PieceState } from './piece';
import { nameLines } from './naming';
import { playSound } from './sounds';
import { wordLine, type Line } from './speech';
import {
  answer,
  currentTask,
  isLastTask,
  nextTask,
  startTasks,
  starsForTasks,
  type Task,
} from './tasks';
import { useDrag } from './use-drag';
import { useHint } from './use-hint';
import { useSequel } from './use-sequel';

export function useTasks<Kind extends Task>(
  { lesson, speaker, random, onMood, onRight, onDone }: ActivityProps,
  phrase: (name: string) => Line,
  makeTasks: (random: ActivityProps['random']) => Kind[],
  lookMs?: number,
) {
  const [tasks, setTasks] = useState(() => startTasks(makeTasks(random)));
  const [held, setHeld] = useState('');
  const task = currentTask(tasks);
  const ask = phrase(task.say);

  const hints = useHint(tasks, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    onMood('listens');
    void speaker.instruct(task.intro ? [phrase(task.intro), ask] : [ask]);
  }, [tasks.at]);

  useSequel(
    tasks.done,
    speaker,
    [phrase(task.praise ?? 'right')],
    () => {
      if (isLastTask(tasks)) onDone(starsForTasks(tasks));
      else setTasks(nextTask);
    },
    lookMs,
  );

  const missLines = (thing: string) => {
    const chosen = lesson.words.find(({ id }) => id === thing && id !== task.thing);
    return chosen ? nameLines(lesson, chosen) : [phrase('again')];
  };

  const put = (thing: string, place = task.place) => {
    if (tasks.done) return;
    const after = answer(tasks, thing, place);
    setTasks(after);
    setHeld('');
    onMood(after.done ? 'claps' : 'listens');
    if (!after.done) void speaker.say([...missLines(thing), ask]);
    else void playSound('right');
    if (task.word && after.atOnce > tasks.atOnce) onRight(task.word);
  };

  /** Picks a thing up, or lays it down again. */
  const take = (thing: string) => {
    if (tasks.done) return;
    setHeld(held === thing ? '' : thing);
    const word = lesson.words.find(({ id }) => id === thing);
    if (word && held !== thing) void speaker.say([wordLine(lesson, word)]);
  };

  const { over, grip } = useDrag(put);

  const stateOf = (id: string): PieceState => {
    if (tasks.away.includes(id)) return 'away';
    if (tasks.done) return id === task.thing || id === task.place ? 'right' : 'still';
    if (id === held || id === over) return 'held';
    const next = held === task.thing ? task.place : task.thing;
    return hints > 1 && id === next ? 'hinted' : 'still';
  };

  const word = lesson.words.find(({ id }) => id === task.word);
  const sheet = { tasks, word, text: ask.text };
  return { tasks, task, sheet, held, hints, put, take, grip, stateOf };
}

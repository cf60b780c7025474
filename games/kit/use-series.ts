/** Plays a series of tasks: asks, names what was wrong, helps, confirms in full and goes on; nobody can get stuck. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from './activity';
import type { Word } from './lesson';
import manifest from './manifest.json';
import { answer, currentTask, isLastTask, isTaskDone, nextTask } from './series';
import { startSeries, starsFor, wantedNow, type Task } from './series';
import { playSound } from './sounds';
import { phraseLines, wordLine, type Line } from './speech';
import { useDrag } from './use-drag';
import { useHint } from './use-hint';
import { useSequel } from './use-sequel';

const phrase = phraseLines('kit', manifest.phrases);
const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join(' ');

export type ChoiceState = 'still' | 'held' | 'named' | 'right' | 'away' | 'hinted';

/** What the page of a game shows of its task. */
export type Sheet = {
  /** What is asked; empty while the child should only listen. */
  sentence: string;
  word?: Word | undefined;
  /** What is wanted next, and where it belongs; empty between two tasks. */
  asks: string;
  /** Everything that is right now. */
  right?: string;
  done: number;
  tasks: number;
};

export function useSeries<Kind extends Task>(
  { lesson, level, progress, speaker, onMood, onRight, onDone }: ActivityProps,
  makeTasks: () => readonly Kind[],
  lookMs?: number,
) {
  const [series, setSeries] = useState(() => startSeries(makeTasks()));
  const [held, setHeld] = useState('');
  const [named, setNamed] = useState<readonly Line[]>([]);
  // A quick second tap on what is just being named is the same mistake.
  const naming = useRef('');
  const task = currentTask(series);
  const isDone = isTaskDone(series);
  const isShown = series.shown.length > 0;
  const laidAt = series.laid[task.wants[0] ?? ''] ?? '';
  const tells = task.tellsAt?.(laidAt) ?? task.tells;

  useHint(series, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    onMood('listens');
    setNamed([]);
    setHeld('');
    naming.current = '';
    void speaker.instruct([...(task.intro ?? []), ...task.ask]);
  }, [series.at]);

  const confirms = isShown ? [...named, phrase('look')] : (task.praise ?? [phrase('yes')]);
  useSequel(
    isDone && series,
    speaker,
    [...confirms, ...tells],
    () => {
      if (isLastTask(series)) onDone(starsFor(series));
      else setSeries(nextTask);
    },
    lookMs,
  );

  const sayNamed = async (wrong: string, lines: readonly Line[]) => {
    naming.current = wrong;
    await speaker.say([...lines, ...task.ask]);
    if (naming.current === wrong) naming.current = '';
  };

  const put = (choice: string, place = '') => {
    const wrong = task.wants.includes(task.asGood?.[choice] ?? choice) ? place : choice;
    if (isDone || (wrong && naming.current === wrong)) return;
    const after = answer(series, choice, place);
    if (after === series) return;
    setSeries(after);
    setHeld('');
    const isOver = isTaskDone(after);
    const wasShown = after.shown.length > series.shown.length;
    const isRight = after.got.length > series.got.length && !wasShown;
    onMood(isRight ? 'claps' : 'listens');
    if (isRight) {
      naming.current = '';
      void playSound('right');
      const given = after.got.at(-1) ?? choice;
      if (series.tried.length === 0 && !series.again.includes(task)) {
        (task.words?.(given) ?? [given]).forEach(onRight);
      }
      setNamed([]);
      const told = task.named(given);
      if (!isOver && told.length > 0) void speaker.say([phrase('yes'), ...told]);
      return;
    }
    const lines = task.named(wrong);
    setNamed(lines);
    if (isOver) return;
    const show = wasShown ? [phrase('look'), ...task.named(after.got.at(-1) ?? '')] : [];
    void sayNamed(wrong, [...lines, ...show]);
  };

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

  const stateOf = (id: string): ChoiceState => {
    if (series.away.includes(id)) return 'away';
    if (series.shown.includes(id) || (isShown && isDone && id === task.place)) return 'hinted';
    if (series.got.includes(id) || (isDone && id === task.place)) return 'right';
    if (id === held || id === over) return 'held';
    return series.tried.at(-1) === id ? 'named' : 'still';
  };

  const isHeardOnly =
    level > 1 &&
    progress.sound !== false &&
    !isDone &&
    series.tried.length + series.got.length === 0;
  const asking = textOf([...(series.tried.length > 0 ? named : []), ...task.ask]);
  const wanted = wantedNow(series);
  const sheet: Sheet = {
    sentence: isHeardOnly ? '' : isDone ? textOf(tells) : asking,
    asks: isDone ? '' : `${wanted}>${task.place ?? ''}`,
    right: [
      ...task.wants,
      ...Object.keys(task.asGood ?? {}),
      ...task.choices.filter((one) => task.spares?.(one, series.got)),
    ].join(' '),
    done: series.at + (isDone ? 1 : 0),
    tasks: series.tasks.length,
  };
  return {
    series,
    task,
    isDone,
    isShown,
    sheet,
    wanted,
    held,
    over,
    put,
    take,
    drop,
    grip,
    stateOf,
  };
}

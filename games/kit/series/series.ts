/**
 * The engine of every game: a series of tasks. A wrong answer is named and the task asked again; after the second, half
 * of the wrong choices step back; after the third the answer is shown, and the task comes again two tasks later.
 */
import type { Stars } from 'kaktus-shared/bridge';
import type { Word } from '../lesson';
import type { Line } from '../speech/line';

export type Task = {
  /** Whole sentences: what asks, what is said once before, and what is right in full. */
  ask: readonly Line[];
  intro?: readonly Line[];
  /** Said before the question is asked again after a mistake, if not 'Noch einmal!' before a statement. */
  again?: readonly Line[];
  tells: readonly Line[];
  /** What is right in full, if it depends on where the answer was put. */
  tellsAt?: (place: string) => readonly Line[];
  /** The word whose thing makes its noise when the child was right. */
  found?: Word;
  /** Said before `tells` when the child was right, if not 'Ja!'. */
  praise?: readonly Line[];
  /** What names a wrong answer: a choice, or a place for the right choice. */
  named: (wrong: string) => readonly Line[];
  /** The answers, in any order, and everything that can be chosen. */
  wants: readonly string[];
  choices: readonly string[];
  /** Other answers that are right, each with the one that it stands for. */
  asGood?: Readonly<Record<string, string>>;
  /** Choices that must not step back although they are no answer by themselves. */
  spares?: (choice: string, got: readonly string[]) => boolean;
  /** Where the answer belongs, if that is asked; an empty place means that every place is right. */
  place?: string;
  places?: readonly string[];
  /** The words that an answer proves to be known; by default the answer itself. */
  words?: (answer: string) => readonly string[];
  /** What comes again later if the answer had to be shown, if not this task itself. */
  recall?: Task;
  /** Nothing comes after this task. */
  ends?: boolean;
};

export type Series<Kind extends Task> = {
  tasks: readonly Kind[];
  at: number;
  /** What was answered in this task, in order, and which of it had to be shown. */
  got: readonly string[];
  shown: readonly string[];
  /** Wrong answers since the last right one, the newest last. */
  tried: readonly string[];
  /** Wrong choices and places that have stepped back. */
  away: readonly string[];
  /** Where each thing was put. */
  laid: Readonly<Record<string, string>>;
  /** Tasks that come for the second time. */
  again: readonly Task[];
  asked: number;
  slips: number;
  helps: number;
};

const triesUntilFewer = 2;
const triesUntilShown = 3;
/** How many other tasks come before one whose answer had to be shown comes again. */
const tasksBetween = 2;
/** One slip in this many answers still earns three stars, if nothing had to be taken away or shown. */
const answersPerSlip = 6;

export function startSeries<Kind extends Task>(tasks: readonly Kind[]): Series<Kind> {
  if (tasks.length === 0) throw new Error('There is nothing to do.');
  for (const { ask, tells, wants } of tasks) {
    if (ask.length === 0 || tells.length === 0) throw new Error(`Nothing asks for ${wants}.`);
  }
  const fresh = { at: 0, got: [], shown: [], tried: [], away: [], laid: {}, again: [] };
  return { tasks, ...fresh, asked: 0, slips: 0, helps: 0 };
}

export function currentTask<Kind extends Task>(series: Series<Kind>): Kind {
  const task = series.tasks[series.at];
  if (!task) throw new Error(`There is no task ${series.at}.`);
  return task;
}

export function isTaskDone(series: Series<Task>): boolean {
  return currentTask(series).wants.every((one) => series.got.includes(one));
}

export function isLastTask(series: Series<Task>): boolean {
  return series.at === series.tasks.length - 1;
}

/** The next answer; none when the task is done. */
export function nextAnswer(series: Series<Task>): string {
  return currentTask(series).wants.find((one) => !series.got.includes(one)) ?? '';
}

/** The words that a right answer proves to be known: those of a first try, in a task that comes for the first time. */
export function provenWords(before: Series<Task>, id: string): readonly string[] {
  const task = currentTask(before);
  if (before.tried.length > 0 || before.again.includes(task)) return [];
  return task.words?.(id) ?? [id];
}

/** Half of the wrong choices, the tried ones first; one always stays next to the right ones. */
export function stepBack(wrong: readonly string[], tried: readonly string[]): string[] {
  const count = Math.min(Math.ceil(wrong.length / 2), wrong.length - 1);
  const order = [...new Set([...tried].reverse().filter((one) => wrong.includes(one))), ...wrong];
  return [...new Set(order)].slice(0, Math.max(0, count));
}

function give<Kind extends Task>(series: Series<Kind>, id: string, place: string): Series<Kind> {
  const laid = place ? { ...series.laid, [id]: place } : series.laid;
  const asked = series.asked + 1;
  return { ...series, got: [...series.got, id], laid, tried: [], away: [], asked };
}

/** A task whose answer was shown comes again after two others, or at the end; but only once. */
function callBack<Kind extends Task>(series: Series<Kind>): Series<Kind> {
  const task = currentTask(series);
  const isLast = isLastTask(series);
  const waits = series.tasks.slice(series.at + 1).some((one) => series.again.includes(one));
  if (series.again.includes(task) || (isLast && task.ends) || (waits && series.shown.length > 1)) {
    return series;
  }
  const end = series.tasks.length - (series.tasks.at(-1)?.ends ? 1 : 0);
  const place = Math.min(series.at + 1 + tasksBetween, end);
  const later = { ...(task.recall ?? task) } as Kind;
  const tasks = [...series.tasks.slice(0, place), later, ...series.tasks.slice(place)];
  return { ...series, tasks, again: [...series.again, later] };
}

function show<Kind extends Task>(series: Series<Kind>): Series<Kind> {
  const id = nextAnswer(series);
  const place = currentTask(series).place ?? '';
  const after = give({ ...series, helps: series.helps + 1 }, id, place);
  return callBack({ ...after, shown: [...after.shown, id] });
}

function miss<Kind extends Task>(
  series: Series<Kind>,
  wrong: string,
  among: readonly string[],
): Series<Kind> {
  const tried = [...series.tried, wrong];
  const slips = series.slips + (tried.length === 1 ? 1 : 0);
  const after = { ...series, tried, slips };
  if (tried.length >= triesUntilShown) return show(after);
  if (tried.length < triesUntilFewer) return after;
  const task = currentTask(series);
  const right = [...task.wants, ...Object.keys(task.asGood ?? {}), task.place ?? ''];
  const wrongs = among.filter((one) => !right.includes(one) && !task.spares?.(one, series.got));
  return { ...after, helps: series.helps + 1, away: stepBack(wrongs, tried) };
}

/** Accepts an answer; one that was given or has stepped back changes nothing. */
export function answer<Kind extends Task>(
  series: Series<Kind>,
  choice: string,
  place = '',
): Series<Kind> {
  const { wants, choices, asGood, place: right, places = [] } = currentTask(series);
  const id = asGood?.[choice] ?? choice;
  if (isTaskDone(series) || series.got.includes(id)) return series;
  if (series.away.includes(choice) || (place && series.away.includes(place))) return series;
  if (!wants.includes(id)) return miss(series, choice, choices);
  if (right && place !== right) return miss(series, place, places);
  return give(series, id, place);
}

/** Goes on; what was shown and comes again is taken back, unless something else comes in its place. */
export function nextTask<Kind extends Task>(series: Series<Kind>): Series<Kind> {
  if (!isTaskDone(series) || isLastTask(series)) return series;
  const returning = currentTask(series).recall ? [] : series.shown;
  const laid = Object.fromEntries(
    Object.entries(series.laid).filter(([thing]) => !returning.includes(thing)),
  );
  return { ...series, at: series.at + 1, got: [], shown: [], tried: [], away: [], laid };
}

/** How an answer is stored. */
export const moveOf = (choice: string, place: string): string => `${choice}>${place}`;

/** Gives all answers again, up to where the game was left. */
export function replay<Kind extends Task>(
  series: Series<Kind>,
  moves: readonly string[],
): Series<Kind> {
  return moves.reduce((before, move) => {
    const [choice = '', place] = move.split('>');
    return nextTask(answer(before, choice, place));
  }, series);
}

/** Three without help, two with a few helps, one for coming to the end. */
export function starsFor({
  asked,
  slips,
  helps,
}: Pick<Series<Task>, 'asked' | 'slips' | 'helps'>): Stars {
  if (helps === 0 && slips <= Math.floor(asked / answersPerSlip)) return 3;
  return slips <= asked / 2 && helps <= asked / 4 ? 2 : 1;
}

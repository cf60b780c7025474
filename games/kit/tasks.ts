/** A series of spoken tasks: each asks for one thing, and perhaps for the place it belongs to; nobody can lose. */
import type { Stars } from 'kaktus-shared/bridge';

export type Task = {
  /** Names of phrases: the one that asks, one that is said once before it, one that praises instead of `right`. */
  say: string;
  intro?: string;
  praise?: string;
  /** The word that was right when the task is done at the first try. */
  word?: string;
  thing: string;
  things: readonly string[];
  /** An empty place means that every place is right. */
  place: string;
  places: readonly string[];
};

export type Tasks<Kind extends Task> = {
  all: readonly Kind[];
  at: number;
  /** Wrong things and places that have stepped back. */
  away: readonly string[];
  done: boolean;
  atOnce: number;
  /** Where each thing was put. */
  laid: Readonly<Record<string, string>>;
};

export function startTasks<Kind extends Task>(all: readonly Kind[]): Tasks<Kind> {
  return { all, at: 0, away: [], done: false, atOnce: 0, laid: {} };
}

export function currentTask<Kind extends Task>(tasks: Tasks<Kind>): Kind {
  const task = tasks.all[tasks.at];
  if (!task) throw new Error(`There is no task ${tasks.at}.`);
  return task;
}

export function answer<Kind extends Task>(
  tasks: Tasks<Kind>,
  thing: string,
  place: string,
): Tasks<Kind> {
  const task = currentTask(tasks);
  if (tasks.done || tasks.away.includes(thing) || tasks.away.includes(place)) return tasks;
  if (thing !== task.thing) return { ...tasks, away: [...tasks.away, thing] };
  if (task.place && place !== task.place) return { ...tasks, away: [...tasks.away, place] };
  const atOnce = tasks.atOnce + (tasks.away.length === 0 ? 1 : 0);
  const laid = place ? { ...tasks.laid, [thing]: place } : tasks.laid;
  return { ...tasks, done: true, atOnce, laid };
}

export function isLastTask(tasks: Tasks<Task>): boolean {
  return tasks.at === tasks.all.length - 1;
}

export function nextTask<Kind extends Task>(tasks: Tasks<Kind>): Tasks<Kind> {
  if (!tasks.done || isLastTask(tasks)) return tasks;
  return { ...tasks, at: tasks.at + 1, away: [], done: false };
}

export function starsForTasks(tasks: Tasks<Task>): Stars {
  const share = tasks.atOnce / tasks.all.length;
  return share >= 0.75 ? 3 : share >= 0.4 ? 2 : 1;
}

/** The rules of a quest: the child is told what to do, task after task; wrong things step back, and nobody can lose. */
import type { Stars } from 'kaktus-shared/bridge';

/** What a task asks for, in any order; `asGood` lists answers that are also right, each with the wanted one it replaces. */
export type Task = { wants: readonly string[]; asGood?: Record<string, string> };

export type Quest<Asked extends Task> = {
  tasks: readonly Asked[];
  step: number;
  /** What was given in this task, in order. */
  got: readonly string[];
  /** Wrong answers that have stepped back in this task. */
  away: readonly string[];
  misses: number;
  /** Whether something was wrong since the last right answer. */
  missed: boolean;
};

export function startQuest<Asked extends Task>(tasks: readonly Asked[]): Quest<Asked> {
  if (tasks.length === 0) throw new Error('There is nothing to do.');
  return { tasks, step: 0, got: [], away: [], misses: 0, missed: false };
}

export function taskOf<Asked extends Task>(quest: Quest<Asked>): Asked {
  const task = quest.tasks[quest.step];
  if (!task) throw new Error(`There is no task ${quest.step}.`);
  return task;
}

export function isTaskDone(quest: Quest<Task>): boolean {
  return taskOf(quest).wants.every((wanted) => quest.got.includes(wanted));
}

export function isLastTask(quest: Quest<Task>): boolean {
  return quest.step === quest.tasks.length - 1;
}

/** Accepts an answer; one that was given or has stepped back before changes nothing. */
export function answer<Asked extends Task>(quest: Quest<Asked>, choice: string): Quest<Asked> {
  const { wants, asGood } = taskOf(quest);
  const given = asGood?.[choice] ?? choice;
  if (isTaskDone(quest) || quest.got.includes(given) || quest.away.includes(choice)) return quest;
  if (wants.includes(given)) return { ...quest, got: [...quest.got, given], missed: false };
  return miss({ ...quest, away: [...quest.away, choice] });
}

/** Something was not right, but nothing has to step back. */
export function miss<Asked extends Task>(quest: Quest<Asked>): Quest<Asked> {
  return { ...quest, misses: quest.misses + 1, missed: true };
}

export function nextTask<Asked extends Task>(quest: Quest<Asked>): Quest<Asked> {
  if (!isTaskDone(quest) || isLastTask(quest)) return quest;
  return { ...quest, step: quest.step + 1, got: [], away: [], missed: false };
}

export function starsForQuest({ tasks, misses }: Quest<Task>): Stars {
  const asked = tasks.reduce((sum, task) => sum + task.wants.length, 0);
  return misses <= asked * 0.25 ? 3 : misses <= asked * 0.6 ? 2 : 1;
}

/** Plays a quest: says what to do, reacts to every choice at once, goes on by itself, and ends. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../activity';
import { nameLines } from '../naming';
import { playSound } from '../sounds';
import type { Line } from '../speech';
import { useHint } from '../use-hint';
import { useSequel } from '../use-sequel';
import {
  answer,
  isLastTask,
  isTaskDone,
  miss,
  nextTask,
  starsForQuest,
  startQuest,
  taskOf,
  type Quest,
  type Task,
} from './quest';

type Telling<Asked extends Task> = {
  tasks: () => readonly Asked[];
  /** What is said when a task begins and again when something was wrong. */
  ask: (task: Asked) => Line[];
  /** What is said once, before the first task. */
  first?: Line[];
  again: Line;
  /** What names a wrong choice; by default its word, if it is one. */
  named?: (choice: string) => Line[];
  /** What is said for a right answer, when more is wanted. */
  took?: (given: string) => Line[];
  /** What is said when a task is done. */
  praise: (task: Asked) => Line[];
  /** The words that a right answer proves to be known; by default its own name. */
  knows?: (given: string, task: Asked) => readonly string[];
};

export type ChoiceState = 'still' | 'right' | 'away' | 'hinted';

export function useQuest<Asked extends Task>(
  { lesson, progress, speaker, onMood, onRight, onDone }: ActivityProps,
  {
    tasks,
    ask,
    first = [],
    again,
    named,
    took,
    praise,
    knows = (given) => [given],
  }: Telling<Asked>,
) {
  const [quest, setQuest] = useState<Quest<Asked>>(() => startQuest(tasks()));
  const task = taskOf(quest);
  const isDone = isTaskDone(quest);

  const hints = useHint(quest, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    onMood('listens');
    void speaker.instruct([...(quest.step === 0 ? first : []), ...ask(task)]);
  }, [quest.step]);

  useSequel(isDone, speaker, praise(task), () => {
    if (isLastTask(quest)) onDone(starsForQuest(quest));
    else setQuest(nextTask);
  });

  const nameOf = (chosen: string): Line[] => {
    const word = lesson.words.find(({ id }) => id === chosen);
    if (!word || task.wants.includes(chosen)) return [again];
    return named ? named(chosen) : nameLines(lesson, word);
  };

  const askAgain = (chosen = '') => {
    onMood('listens');
    void speaker.say([...nameOf(chosen), ...ask(task)]);
  };

  const take = (choice: string) => {
    const after = answer(quest, choice);
    if (after === quest) return;
    setQuest(after);
    if (after.got.length === quest.got.length) return askAgain(choice);
    const given = after.got.at(-1) ?? choice;
    if (!quest.missed) knows(given, task).forEach((wordId) => onRight(wordId));
    void playSound('right');
    onMood('claps');
    if (!isTaskDone(after) && took) void speaker.say(took(given));
  };

  const stateOf = (choice: string): ChoiceState => {
    if (quest.away.includes(choice)) return 'away';
    if (quest.got.includes(choice)) return 'right';
    return hints > 1 && !isDone && task.wants.includes(choice) ? 'hinted' : 'still';
  };

  return {
    quest,
    task,
    isDone,
    /** The next answer that is wanted; none between two tasks. */
    wanted: isDone ? '' : (task.wants.find((wanted) => !quest.got.includes(wanted)) ?? ''),
    /** How many tasks are over. */
    done: quest.step + (isDone ? 1 : 0),
    /** Whether pictures should show what was said: the sound is off, or nothing has happened for a while. */
    needsPictures: progress.sound === false || hints > 1,
    take,
    stateOf,
    sayMissed: () => {
      setQuest(miss(quest));
      askAgain();
    },
  };
}

/** Takes the answers of a child: confirms what is right, names what is wrong and asks again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../activity';
import { asksFor, phraseLines, type Line } from '../speech/line';
import manifest from '../manifest.json';
import {
  answer,
  currentTask,
  isTaskDone,
  moveOf,
  provenWords,
  type Series,
  type Task,
} from './series';
import { playSound } from '../speech/sounds';

const phrase = phraseLines('kit', manifest.phrases);

const isShownNow = (before: Series<Task>, after: Series<Task>) =>
  after.shown.length > before.shown.length;
const isAnsweredRight = (before: Series<Task>, after: Series<Task>) =>
  after.got.length > before.got.length && !isShownNow(before, after);

const callToListen = ({ ask, again }: Task): readonly Line[] =>
  again ?? (ask.some(({ text }) => asksFor(text)) ? [] : [phrase('again')]);

/** What is said to an answer that does not end the task: 'Ja!' and its name, or the mistake and the question again. */
function replyTo(before: Series<Task>, after: Series<Task>, wrong: string): Line[] {
  const task = currentTask(before);
  const { named, ask } = task;
  if (isTaskDone(after)) return [];
  const answered = () => named(after.got.at(-1) ?? '');
  if (isAnsweredRight(before, after)) {
    const lines = answered();
    return lines.length > 0 ? [phrase('yes'), ...lines] : [];
  }
  const shown = isShownNow(before, after) ? [phrase('look'), ...answered()] : [];
  return [...named(wrong), ...shown, ...callToListen(task), ...ask];
}

export function useAnswers<Kind extends Task>(
  { speaker, onMood, onMove, onRight }: ActivityProps,
  series: Series<Kind>,
  onAnswer: (after: Series<Kind>) => void,
) {
  const [named, setNamed] = useState<readonly Line[]>([]);
  // A quick second tap on what is just being named is the same mistake.
  const naming = useRef('');
  const forget = () => {
    setNamed([]);
    naming.current = '';
  };
  useEffect(forget, [series.at]);
  const say = async (wrong: string, lines: Line[]) => {
    naming.current = wrong;
    await speaker.say(lines);
    if (naming.current === wrong) naming.current = '';
  };

  const put = (choice: string, place = '') => {
    const task = currentTask(series);
    const wrong = task.wants.includes(task.asGood?.[choice] ?? choice) ? place : choice;
    const after = wrong && naming.current === wrong ? series : answer(series, choice, place);
    if (after === series) return;
    onAnswer(after);
    onMove(moveOf(choice, place));
    const isRight = isAnsweredRight(series, after);
    onMood(isRight ? 'claps' : 'wonders');
    if (isRight) {
      forget();
      void playSound('right');
      provenWords(series, after.got.at(-1) ?? choice).forEach(onRight);
    } else setNamed(task.named(wrong));
    const lines = replyTo(series, after, wrong);
    if (lines.length > 0) void (isRight ? speaker.say(lines) : say(wrong, lines));
  };

  return { named, put };
}

/** Asks each task of a series, reminds of it, and confirms it in full before the next. */
import { useEffect } from 'preact/hooks';
import type { ActivityProps } from '../activity';
import { noiseLines, phraseLines, type Line } from '../speech/line';
import manifest from '../manifest.json';
import { currentTask, isLastTask, isTaskDone, starsFor, type Series, type Task } from './series';
import { tellsOf } from './series-sheet';
import { useHint } from './use-hint';
import { useSequel } from './use-sequel';

const phrase = phraseLines('kit', manifest.phrases);

export function useAsking(
  { speaker, onMood, onDone }: ActivityProps,
  series: Series<Task>,
  named: readonly Line[],
  onNext: () => void,
  lookMs?: number,
): void {
  const task = currentTask(series);
  useHint(series, () => {
    onMood('waves');
    void speaker.repeat();
  });
  useEffect(() => {
    onMood('listens');
    void speaker.instruct([...(task.intro ?? []), ...task.ask]);
  }, [series.at]);

  const isShown = series.shown.length > 0;
  const confirms = isShown
    ? [...named, phrase('look')]
    : [...noiseLines(task.found), ...(task.praise ?? [phrase('yes')])];
  useSequel(
    isTaskDone(series) && series,
    speaker,
    [...confirms, ...tellsOf(series)],
    () => (isLastTask(series) ? onDone(starsFor(series)) : onNext()),
    lookMs,
  );
}

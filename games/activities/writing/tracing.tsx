/** A letter or a word to trace: the picture, the word in small, and the large line on which it is written. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { useSeries } from '../../kit/series/use-series';
import type { Mistake } from './following';
import { mistakeId, strokeAt, strokeId, traceTasks, type WritingData } from './rules';
import { WordStrip } from './word-strip';
import { WritingLine } from './writing-line';

export function Tracing(props: ActivityProps & { level: 1 | 2 }) {
  const { lesson, level, progress, random, today } = props;
  const { series, task, isDone, sheet, rightAnswer, put } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return traceTasks(lesson, order, level, props.data as WritingData);
  });
  const { word, letters, traced } = task;
  const { got, shown, tried } = series;
  /** The stroke over which the finger is led, after the third mistake; it is already answered. */
  const [led, setLed] = useState('');
  const ledBefore = useRef(0);
  useEffect(() => {
    if (shown.length > ledBefore.current) setLed(shown.at(-1) ?? '');
    else if (shown.length === 0) setLed('');
    ledBefore.current = shown.length;
  }, [series.at, shown.length]);

  const current = led || rightAnswer || (got.at(-1) ?? '');
  const written = got.filter((id) => id !== led);
  const isLetterDone = (letter: number) =>
    letter < traced &&
    letters[letter]?.tracks.every((_, stroke) => written.includes(strokeId(letter, stroke))) ===
      true;
  const [letter] = strokeAt(current);

  return (
    <Play
      {...sheet}
      sentence={isDone ? withArticle(word) : sheet.named ? '' : sheet.sentence}
      word={word}
      look="writing"
    >
      <div class="writing-head">
        <img class="writing-picture" src={word.picture} alt="" draggable={false} />
        <WordStrip letters={letters} next={isDone ? -1 : letter} isWritten={isLetterDone} />
      </div>
      <WritingLine
        letters={letters.slice(0, traced)}
        written={written}
        current={isDone && !led ? '' : current}
        focus={letter}
        tries={tried.length}
        isLed={led !== ''}
        onWritten={() => put(current)}
        onMistake={(mistake: Mistake) => put(mistakeId(mistake, tried.length))}
        onLed={() => setLed('')}
      />
    </Play>
  );
}

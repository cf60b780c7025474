/** A large picture in which the words of the lesson hide; the child finds the one that is called. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { dueFirst } from '../../kit/progress';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import { Hidden, isFar } from './hidden';
import { Layer } from './layer';
import manifest from './manifest.json';
import { heightAt, hide, searchTasks, type Picture, type Spot } from './rules';
import './search-picture.css';

const phrase = phraseLines('search-picture', manifest.phrases);

export default function SearchPicture(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const picture = props.data as Picture;
  const [spots] = useState(() => hide(picture, lesson.words, random));
  const { series, task, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return searchTasks(lesson, order, spots, level, [phrase(`start-${picture.scene}`)]);
  });
  const word = wordCalled(lesson, task.wants[0] ?? '');
  // What will be looked for again hides again.
  const waiting = series.tasks.slice(sheet.done).map(({ wants }) => wants[0]);
  const foundIds = series.tasks
    .slice(0, sheet.done)
    .flatMap(({ wants }) => wants)
    .filter((id) => !waiting.includes(id));

  const spotButton = ({ word, tall, wide }: Spot) => {
    const isFound = foundIds.includes(word.id);
    const state = stateOf(word.id) === 'still' && isFound ? 'right' : stateOf(word.id);
    const isOver = isFound || state === 'away';
    return (
      <button
        key={word.id}
        type="button"
        class="search-picture-spot"
        data-thing={word.id}
        data-state={state}
        aria-label={withArticle(word)}
        aria-disabled={isOver}
        style={{
          '--tall-x': tall[0],
          '--tall-y': tall[1],
          '--tall-high': heightAt(tall, word),
          '--wide-x': wide[0],
          '--wide-y': wide[1],
          '--wide-high': heightAt(wide, word),
        }}
        onClick={isOver ? undefined : () => put(word.id)}
      >
        <Hidden word={word} />
      </button>
    );
  };

  return (
    <QuestFrame
      {...sheet}
      name="search-picture"
      word={word}
      pictures={progress.sound === false && <img src={word.picture} alt="" />}
    >
      <div class="search-picture-sheet" role="group" aria-label="Suchbild">
        <Layer of="behind" scene={picture.scene} />
        {spots.filter(({ word }) => isFar(word)).map(spotButton)}
        <Layer of="land" scene={picture.scene} />
        {spots.filter(({ word }) => !isFar(word)).map(spotButton)}
        <Layer of="before" scene={picture.scene} />
      </div>
    </QuestFrame>
  );
}

/** A word is said and shown; the child finds its picture among four. */
import type { ActivityProps } from '../../kit/activity';
import { PictureCard } from '../../kit/words/picture-card';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import manifest from './manifest.json';
import { cardId, cardName, findTasks } from './rules';
import './hear-and-find.css';

const phrase = phraseLines('hear-and-find', manifest.phrases);

export default function HearAndFind(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const { task, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return findTasks(lesson, order, level, random, [phrase('find')]);
  });

  return (
    <Play {...sheet} word={task.word} look="hear-and-find">
      <div class="hear-and-find-choices furnished" role="group" aria-label="Bilder">
        {task.cards.map((card, place) => (
          <PictureCard
            key={place}
            word={card.word}
            name={cardName(card)}
            thing={cardId(card)}
            isSeveral={card.isSeveral}
            state={stateOf(cardId(card))}
            onChoose={() => put(cardId(card))}
          />
        ))}
      </div>
    </Play>
  );
}

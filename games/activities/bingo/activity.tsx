/** Bingo: words are called, the child marks their pictures, three in a row win. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { BigButton } from '../../kit/controls/big-button';
import { CactusFlower } from '../../kit/stage/cactus-flower';
import { PictureCard, type CardState } from '../../kit/words/picture-card';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import manifest from './manifest.json';
import { callTasks, layGame, notHere, rowOf } from './rules';
import './bingo.css';

const phrase = phraseLines('bingo', manifest.phrases);
const says = {
  start: phrase('start'),
  pass: phrase('pass'),
  notHere: phrase('not-here'),
  missing: phrase('missing'),
  look: phrase('look'),
  bingo: phrase('bingo'),
};

export default function Bingo(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const [card] = useState(() => {
    const order = dueFirst(lesson.words, progress, today, random);
    return layGame(order, lesson.alike, random);
  });
  const { series, task, sheet, put, stateOf } = useSeries(props, () =>
    callTasks(lesson, card, level, says),
  );
  const called = series.tasks.map(({ word }) => word.id);
  // What was only shown comes again, and is marked then.
  const marked = called.filter((id, at) => at < sheet.done && !called.includes(id, sheet.done));
  const row = sheet.done === sheet.tasks ? rowOf(card.cells, marked) : null;

  const cardState = (wordId: string, place: number): CardState => {
    if (row?.includes(place)) return 'hinted';
    const state = stateOf(wordId);
    return state === 'still' && marked.includes(wordId) ? 'right' : state;
  };

  return (
    <Play {...sheet} word={task.word} look="bingo" columns={3}>
      <div class="bingo-card" role="group" aria-label="Deine Karte">
        {card.cells.map((cell, place) =>
          cell === 'flower' ? (
            <button
              key={place}
              type="button"
              class="bingo-gift"
              data-won={row?.includes(place)}
              aria-label="Blüte, schon markiert"
              aria-disabled
            >
              <CactusFlower look="bingo-flower" />
            </button>
          ) : (
            <PictureCard
              key={place}
              word={cell}
              name={withArticle(cell) + (marked.includes(cell.id) ? ', markiert' : '')}
              thing={cell.id}
              state={cardState(cell.id, place)}
              onChoose={() => put(cell.id)}
            >
              {marked.includes(cell.id) && (
                <span class="bingo-mark">
                  <CactusFlower look="bingo-flower" />
                </span>
              )}
            </PictureCard>
          ),
        )}
      </div>
      <div class="bingo-pass">
        <BigButton
          name="Nicht auf meiner Karte"
          thing={notHere}
          sign="next"
          look="sun"
          onPress={() => put(notHere)}
        />
      </div>
    </Play>
  );
}

/** Things laid out to be taken, by a tap or by carrying them, into something that holds them. */
import type { ComponentChildren } from 'preact';
import { withArticle } from '../words/articles';
import type { Word } from '../lesson';
import { useDrag } from '../series/use-drag';
import type { ChoiceState } from '../series/series-sheet';
import './gather.css';

type Props = {
  goods: readonly Word[];
  stateOf: (wordId: string) => ChoiceState;
  /** The word that may be taken more than once. */
  counted?: string;
  onTake: (wordId: string) => void;
  /** How a thing is drawn, if not by its word's picture. */
  draw?: (wordId: string) => ComponentChildren;
  holderName: string;
  /** The drawings of the holder: behind and in front of the things in it. */
  back: ComponentChildren;
  front?: ComponentChildren;
  contents?: ComponentChildren;
  children?: ComponentChildren;
};

export function Gather(props: Props) {
  const { goods, stateOf, counted, onTake, draw, holderName, back, front, contents, children } =
    props;
  const { over, grip } = useDrag((wordId) => onTake(wordId));
  return (
    <div class="gather">
      <div
        class="gather-goods"
        role="group"
        aria-label="Auswahl"
        data-rows={goods.length > 8 ? 3 : 2}
        data-columns={goods.length > 6 ? 4 : goods.length > 4 ? 3 : 2}
      >
        {goods.map((word) => {
          const state = stateOf(word.id);
          const isOver = state === 'away' || state === 'right';
          return (
            <button
              key={word.id}
              type="button"
              class="gather-good"
              data-grip=""
              data-thing={word.id}
              data-counts={word.id === counted ? '' : undefined}
              data-state={state}
              aria-label={withArticle(word)}
              aria-disabled={isOver}
              {...(isOver ? {} : grip(word.id))}
              onClick={isOver ? undefined : () => onTake(word.id)}
            >
              {draw ? draw(word.id) : <img src={word.picture} alt="" draggable={false} />}
            </button>
          );
        })}
      </div>
      <div class="gather-side">
        <div
          class="gather-holder"
          data-place="holder"
          data-over={over !== null}
          role="group"
          aria-label={holderName}
        >
          <svg viewBox="0 0 200 200" aria-hidden="true">
            {back}
          </svg>
          <div class="gather-contents">{contents}</div>
          {front && (
            <svg viewBox="0 0 200 200" aria-hidden="true">
              {front}
            </svg>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

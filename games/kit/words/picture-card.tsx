/** A picture on a card of paper, to be tapped; feedback comes on press, the choice counts on release. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Word } from '../lesson';
import type { ChoiceState } from '../series/series-sheet';
import { playSound } from '../speech/sounds';
import './picture-card.css';
import './word-acts.css';

export type CardState = ChoiceState | 'speaking';

type Props = {
  word: Word;
  name: string;
  /** What choosing it answers. */
  thing?: string;
  /** The picture shows several of it. */
  isSeveral?: boolean;
  state: CardState;
  onChoose: () => void;
  children?: ComponentChildren;
};

const several = [0, 1, 2];
const both = [0, 1];

export function PictureCard(props: Props) {
  const { word, name, thing, isSeveral, state, onChoose, children } = props;
  const away = state === 'away';
  const pictures = isSeveral ? (word.pair ? both : several) : [0];
  useEffect(() => {
    if (state === 'right') void playSound('right');
  }, [state]);
  const choose = () => {
    void playSound('pop');
    onChoose();
  };
  return (
    <button
      type="button"
      class="picture-card"
      data-state={state}
      data-thing={thing}
      aria-label={name}
      aria-disabled={away}
      onClick={away ? undefined : choose}
    >
      {/* A card keeps its place from task to task; without the key it would show the last picture until the next has come. */}
      <span
        key={`${word.picture}${isSeveral}`}
        class="picture-card-pictures"
        data-several={isSeveral ? pictures.length : undefined}
      >
        {pictures.map((one) => (
          <img
            key={one}
            class="picture-card-picture"
            data-act={word.act}
            src={word.picture}
            alt=""
            decoding="sync"
            draggable={false}
          />
        ))}
      </span>
      {children}
    </button>
  );
}

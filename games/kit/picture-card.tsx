/** A picture on a card of paper, to be tapped; feedback comes on press, the choice counts on release. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Word } from './lesson';
import { playSound } from './sounds';
import './picture-card.css';

export type CardState = 'still' | 'speaking' | 'right' | 'away' | 'hinted';

type Props = {
  word: Word;
  name: string;
  state: CardState;
  onChoose: () => void;
  children?: ComponentChildren;
};

export function PictureCard({ word, name, state, onChoose, children }: Props) {
  const away = state === 'away';
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
      aria-label={name}
      aria-disabled={away}
      onClick={away ? undefined : choose}
    >
      {/* A card keeps its place from round to round; without the key it would show the last picture until the next has come. */}
      <img
        key={word.picture}
        class="picture-card-picture"
        src={word.picture}
        alt=""
        decoding="sync"
        draggable={false}
      />
      {children}
    </button>
  );
}

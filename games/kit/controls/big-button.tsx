/** A large, friendly button with a drawn sign and, where it helps, a word. */
import type { ComponentChildren } from 'preact';
import { signs, type Sign } from './signs';
import { playSound } from '../speech/sounds';
import './big-button.css';

type Props = {
  name: string;
  /** What pressing it answers in a game. */
  thing?: string;
  sign?: Sign;
  look?: 'main' | 'paper' | 'sun';
  pressed?: boolean;
  children?: ComponentChildren;
  onPress: () => void;
};

export function BigButton(props: Props) {
  const { name, thing, sign, look = 'paper', pressed, children, onPress } = props;
  const press = () => {
    void playSound(sign === 'next' || sign === 'back' ? 'page' : 'tap');
    onPress();
  };
  return (
    <button
      type="button"
      class={`big-button big-button-${look}`}
      data-thing={thing}
      aria-label={name}
      aria-pressed={pressed}
      onClick={press}
    >
      {sign && (
        <svg class="big-button-sign" viewBox="0 0 48 48" aria-hidden="true">
          {signs[sign]}
        </svg>
      )}
      {children}
    </button>
  );
}

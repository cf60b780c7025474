/** Something to take or a place to put it: a card in the tray, or a spot in the picture when it has a place `at`. */
import type { ComponentChildren, JSX } from 'preact';
import { playSound } from '../speech/sounds';
import type { ChoiceState } from '../series/series-sheet';
import './piece.css';

/** The middle of a spot and its size, in percent of the picture. */
export type Spot = readonly [x: number, y: number, width: number, height: number];

type Props = {
  name: string;
  state: ChoiceState;
  thing?: string;
  place?: string;
  at?: Spot;
  look?: string;
  /** Each tap counts one more. */
  counts?: boolean;
  grip?: JSX.HTMLAttributes<HTMLButtonElement>;
  onChoose: () => void;
  children?: ComponentChildren;
};

export function Piece(props: Props) {
  const { name, state, thing, place, at, look, counts, grip, onChoose, children } = props;
  const isAway = state === 'away';
  const choose = () => {
    void playSound('pop');
    onChoose();
  };
  const style = at && {
    left: `${at[0]}%`,
    top: `${at[1]}%`,
    width: `${at[2]}%`,
    height: `${at[3]}%`,
  };
  return (
    <button
      type="button"
      class={`piece ${at ? 'piece-spot' : 'piece-card'} ${look ?? ''}`}
      data-state={state}
      data-thing={thing}
      data-place={place}
      data-counts={counts}
      aria-label={name}
      aria-disabled={isAway}
      aria-pressed={state === 'held'}
      style={style}
      {...(isAway ? {} : grip)}
      onClick={isAway ? undefined : choose}
    >
      {children}
    </button>
  );
}

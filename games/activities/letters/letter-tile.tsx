/** A letter to lay; it shakes when it was the wrong one, and steps back or is gone when it is of no more use. */
import type { JSX } from 'preact';
import { letterLabel } from '../../kit/speech/letter-names';
import { tileId } from './rules';

type Props = {
  letter: string;
  tile: number;
  isUsed: boolean;
  isAway: boolean;
  /** How many mistakes were made in a row, if this tile was the last of them. */
  slips: number;
  grip: JSX.HTMLAttributes<HTMLButtonElement>;
  onTake: () => void;
};

export function LetterTile({ letter, tile, isUsed, isAway, slips, grip, onTake }: Props) {
  return (
    <button
      type="button"
      class="letter-tile"
      data-thing={tileId(tile)}
      data-used={isUsed}
      data-away={isAway}
      // Another value starts the shaking anew.
      data-slipped={slips ? (slips % 2 ? 'odd' : 'even') : undefined}
      aria-label={letterLabel(letter)}
      aria-disabled={isUsed || isAway}
      onClick={onTake}
      {...(isUsed || isAway ? {} : grip)}
    >
      {letter}
    </button>
  );
}

/** Somebody behind a table or a counter, glad when what was wanted is there. */
import { Drawn } from './drawn';
import './guest.css';

type Props = { guest: { view: string; still: string; glad: string }; isGlad: boolean };

export function Guest({ guest: { view, still, glad }, isGlad }: Props) {
  return (
    <svg class="guest" viewBox={view} aria-hidden="true">
      <Drawn key={still} svg={isGlad ? glad : still} class="guest-person" />
    </svg>
  );
}

/** The party room, and in it the table with plate, cup, bowl, doily and a stand for a card. */
import type { ComponentChildren } from 'preact';
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

type Props = { hour: 'day' | 'night'; children: ComponentChildren };

/** The room shows more of itself on a broad page; what stands in it stretches with the page. */
export function PartyRoom({ hour, children }: Props) {
  return (
    <svg class="scene" data-hour={hour} aria-hidden="true">
      <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice">
        <Drawn svg={drawings.room} />
      </svg>
      <svg viewBox="0 0 480 400" preserveAspectRatio="none">
        {children}
      </svg>
    </svg>
  );
}

export const table = <Drawn svg={drawings.table} />;

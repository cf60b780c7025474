/** A half of the place that a word hides at: what stands behind it, or what covers it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const places: Record<string, { back: string; front: string }> = drawings.places;

export const HidingPlace = ({ behind, side }: { behind: string; side: 'back' | 'front' }) => (
  <svg class="scene" viewBox="0 0 100 100" aria-hidden="true">
    <Drawn svg={places[behind]?.[side]} />
  </svg>
);

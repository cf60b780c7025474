/** Tom's face from near, to point at; it beams when the right part was shown. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const { behind, still, glad } = drawings.face;

export function Face({ isGlad }: { isGlad: boolean }) {
  return (
    <svg class="scene point-face-drawing" viewBox="-30 -118 60 60" aria-hidden="true">
      <Drawn svg={behind} />
      <Drawn svg={isGlad ? glad : still} />
    </svg>
  );
}

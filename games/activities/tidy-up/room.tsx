/** A child's room with windows, a lamp and a soft rug. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export function Room() {
  return (
    <svg
      class="scene"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawn svg={drawings.room} />
    </svg>
  );
}

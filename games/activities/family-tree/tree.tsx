/** The family's apple tree on a meadow. The meadow shows more of itself on a broad page; the tree stretches with it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export function Tree() {
  return (
    <svg class="scene" aria-hidden="true">
      <svg viewBox="0 0 1000 400" preserveAspectRatio="xMidYMid slice">
        <Drawn svg={drawings.meadow} />
      </svg>
      <svg viewBox="0 0 480 400" preserveAspectRatio="none">
        <Drawn svg={drawings.tree} class="scene-world" />
      </svg>
    </svg>
  );
}

/** The meadow of a search picture, with the sky above it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import type { Picture } from './rules';

export const Ground = ({ scene }: Pick<Picture, 'scene'>) => (
  <svg
    class="scene search-picture-ground"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <Drawn svg={drawings.grounds[scene]} />
  </svg>
);

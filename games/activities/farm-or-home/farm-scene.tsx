/** On the left a farm with a red barn, on the right a warm room at home; both are open to the animals. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const FarmScene = () => (
  <>
    {(['farm', 'home'] as const).map((place) => (
      <svg
        key={place}
        class="scene farm-or-home-half"
        viewBox="0 0 260 400"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Drawn svg={drawings[place]} />
      </svg>
    ))}
  </>
);

export const FishBowl = () => (
  <svg viewBox="-32 -54 64 56" aria-hidden="true">
    <Drawn svg={drawings.bowl} />
  </svg>
);

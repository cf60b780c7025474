/** A street in a small town with a zebra crossing; in front of it and of whoever drives there, a big traffic light. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import type { Light } from './rules';

const sheet = '10 0 480 400';

export const Street = () => (
  <svg class="scene" viewBox={sheet} aria-hidden="true">
    <Drawn svg={drawings.street} />
  </svg>
);

export const StreetLight = ({ light }: { light: Light }) => (
  <svg class="street-light" viewBox={sheet} aria-hidden="true" data-light={light}>
    <Drawn svg={drawings.lights[light]} />
  </svg>
);

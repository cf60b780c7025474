/** A street in a small town with a zebra crossing; in front of it and of whoever drives there, a big traffic light. */
import drawings from './drawings.json';
import type { Light } from './rules';

const sheet = '10 0 480 400';

export const Street = () => (
  <svg
    class="scene"
    viewBox={sheet}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawings.street }}
  />
);

export const StreetLight = ({ light }: { light: Light }) => (
  <svg
    class="street-light"
    viewBox={sheet}
    aria-hidden="true"
    data-light={light}
    dangerouslySetInnerHTML={{ __html: drawings.lights[light] }}
  />
);

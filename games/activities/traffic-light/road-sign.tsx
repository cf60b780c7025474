/** The two signs of the road: a hand that says stop, an arrow that says go. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const RoadSign = ({ sign }: { sign: 'stop' | 'go' }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <Drawn svg={drawings.signs[sign]} />
  </svg>
);

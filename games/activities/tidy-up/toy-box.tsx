/** A toy box in one of three colours, in two layers, so that toys can lie in it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const layer = (part: 'back' | 'front') =>
  function Layer({ box }: { box: keyof typeof drawings.back }) {
    return (
      <svg viewBox="0 0 160 140" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <Drawn svg={drawings[part][box]} />
      </svg>
    );
  };

export const BoxBack = layer('back');
export const BoxFront = layer('front');

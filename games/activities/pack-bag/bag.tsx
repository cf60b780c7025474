/** The school bag in two layers, so that things can stand in it; its flap closes over a full one. */
import { Backdrop, Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const childsRoom = <Backdrop svg={drawings.room} />;
export const bagBack = <Drawn svg={drawings.back} />;

export const bagFront = (isFull: boolean) => (
  <Drawn svg={isFull ? drawings.closed : drawings.open} class={isFull ? 'pack-bag-closed' : ''} />
);

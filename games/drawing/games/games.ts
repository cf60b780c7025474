/** What each game needs besides the pictures of its words, drawn before it is built. */
import { dressUp } from './dress-up.ts';
import { trafficLightGame } from './traffic-light.ts';

export const gameDrawings: Readonly<Record<string, () => object>> = {
  'dress-up': dressUp,
  'traffic-light': trafficLightGame,
};

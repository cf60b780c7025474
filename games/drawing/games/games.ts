/** What each game needs besides the pictures of its words, drawn before it is built. */
import { count } from './count.ts';
import { dressUp } from './dress-up.ts';
import { farmOrHome } from './farm-or-home.ts';
import { seasonTree } from './season-tree.ts';
import { trafficLightGame } from './traffic-light.ts';

export const gameDrawings: Readonly<Record<string, () => object>> = {
  count,
  'dress-up': dressUp,
  'farm-or-home': farmOrHome,
  'season-tree': seasonTree,
  'traffic-light': trafficLightGame,
};

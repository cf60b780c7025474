/** What each game needs besides the pictures of its words, drawn before it is built. */
import { birthdayTable } from './birthday-table.ts';
import { breakfastTray } from './breakfast-tray.ts';
import { count } from './count.ts';
import { dressUp } from './dress-up.ts';
import { familyTree } from './family-tree.ts';
import { farmOrHome } from './farm-or-home.ts';
import { furnishRoom } from './furnish-room.ts';
import { marketStall } from './market-stall.ts';
import { packBag } from './pack-bag.ts';
import { paint } from './paint.ts';
import { pointAndBuild } from './point-and-build.ts';
import { searchPicture } from './search-picture.ts';
import { seasonTree } from './season-tree.ts';
import { tidyUp } from './tidy-up.ts';
import { trafficLightGame } from './traffic-light.ts';

export const gameDrawings: Readonly<Record<string, () => object>> = {
  'birthday-table': birthdayTable,
  'breakfast-tray': breakfastTray,
  count,
  'dress-up': dressUp,
  'family-tree': familyTree,
  'farm-or-home': farmOrHome,
  'furnish-room': furnishRoom,
  'market-stall': marketStall,
  'pack-bag': packBag,
  paint,
  'point-and-build': pointAndBuild,
  'search-picture': searchPicture,
  'season-tree': seasonTree,
  'tidy-up': tidyUp,
  'traffic-light': trafficLightGame,
};

/** What an answer in a talk says of a thing that is a word elsewhere: its colour, or where it is. */
import { named } from '../colours.ts';
import { openWardrobe } from '../scenes/wardrobe.ts';
import { group } from '../strokes.ts';
import { hat, pullover } from '../things/clothes.ts';
import { chair } from '../things/room.ts';

const hatAt = (x: number, y: number, size: number, turn: number): string =>
  group(hat(), `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`);

export const talkThings: Record<string, () => string> = {
  'pullover-rot': () => pullover(named.rot),
  'muetze-auf-stuhl': () => chair() + hatAt(1, -47, 0.5, 5),
  'muetze-im-schrank': () => openWardrobe(20, 0.6) + hatAt(50, 112, 0.46, -4),
};

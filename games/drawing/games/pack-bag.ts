/** The school bag in two layers, in the room of its child. */
import { named } from '../colours.ts';
import { short } from '../geometry.ts';
import { group } from '../strokes.ts';
import { ceilingLamp, openWindow } from '../scenes/rooms.ts';
import { svgPart } from '../svg/file.ts';
import { boxOf } from '../svg/box.ts';
import { bagBack, bagFront, schoolBag } from '../things/school-bag.ts';
import { unused } from '../things/school.ts';
import { wallAndFloor } from './game-rooms.ts';

/** On the game's sheet of 200 × 200. */
const large = (content: string): string =>
  group(content, 'transform="translate(100 190) scale(1.6)"');

const room = (): string =>
  wallAndFloor({ wall: '#DDE7D2', floor: '#D9AC74', width: 1000, floorLine: 292 }) +
  openWindow(150, 60, 130, 120, named.gelb) +
  openWindow(720, 60, 130, 120, named.gelb) +
  ceilingLamp(500, 292);

/** Standing on the lower edge of a sheet of 100 × 100. */
function onShelf(content: string): string {
  const [x, y, width, height] = boxOf(content);
  const scale = 100 / Math.max(width, height);
  const [left, top] = [50 - (x + width / 2) * scale, 100 - (y + height) * scale];
  return group(
    content,
    `transform="translate(${short(left)} ${short(top)}) scale(${scale.toFixed(3)})"`,
  );
}

export const packBag = () => ({
  room: `<g class="scene-world">${svgPart(room(), 'room')}</g>`,
  back: svgPart(large(bagBack()), 'bag-back'),
  open: svgPart(large(bagFront()), 'bag-open'),
  closed: svgPart(large(schoolBag()), 'bag-closed'),
  unused: Object.fromEntries(
    Object.entries(unused).map(([name, content]) => [name, svgPart(onShelf(content), name)]),
  ),
});

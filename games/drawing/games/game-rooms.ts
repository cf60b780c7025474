/** Rooms for games: wide enough for every screen, with the floor where the game needs it. */
import { named, shade } from '../colours.ts';
import { short } from '../geometry.ts';
import type { Place } from '../scenes/landscapes.ts';
import { windowFrame } from '../scenes/rooms.ts';
import { lit, weatherBefore, type Weather } from '../scenes/sky.ts';
import { line, oval, shape } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import type { Box } from '../svg/box.ts';

type Look = {
  wall: string;
  floor: string;
  width: number;
  floorLine: number;
  height?: number;
};

const places = (width: number, step: number): number[] =>
  Array.from({ length: Math.ceil(width / step) }, (_, place) => place * step);

export const stripedWall = (wall: string, width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${wall}"/>` +
  places(width, 40)
    .map((x) => `<rect x="${x}" width="16" height="${height}" fill="${shade(wall, 0.05)}"/>`)
    .join('');

type Floor = Pick<Look, 'floor' | 'width'> & { floorLine?: number; height: number };

export function boards({ floor, width, floorLine = 0, height }: Floor): string {
  const deep = height - floorLine;
  const across = [0.24, 0.55].map((share) => `M0 ${short(floorLine + deep * share)}H${width}`);
  const away = places(width + 120, 120).map(
    (x) => `M${x} ${floorLine}L${short(width / 2 + (x - width / 2) * 1.35)} ${height}`,
  );
  return (
    `<rect y="${floorLine}" width="${width}" height="${deep}" fill="${floor}"/>` +
    line([...across, ...away].join(''), shade(floor, 0.12), 2) +
    `<rect y="${floorLine - 8}" width="${width}" height="10" fill="#FFF8EC"/>`
  );
}

export const wallAndFloor = ({ wall, floor, width, floorLine, height = 400 }: Look): string =>
  stripedWall(wall, width, floorLine) + boards({ floor, width, floorLine, height });

/** A place with its weather, as the style of the evening knows it. */
export const sceneOf = (place: Place, weather: Weather, name: string): string =>
  svgPart(
    `${place.sky}<g class="scene-world">${place.behind}${place.before}</g>${weatherBefore(weather)}`,
    name,
  );

/** A chain of lights along the top of a wall, 30 high. */
export const lightChain = (width: number): string =>
  line(`M0 2Q${width / 2} 26 ${width} 2`, '#8A5A34', 1.6) +
  places(width, 16.6)
    .map((start, place) => {
      const x = start + 8;
      const y = 2 + (x / width) * (1 - x / width) * 48 + 5;
      const colour = [named.rot, named.gelb, named.gruen, named.blau, named.orange][place % 5]!;
      return (
        oval(x, y, 11, 9, '#FFE39A', `opacity="${lit('beam', '0')}"`) +
        shape(`M${short(x - 2)} ${short(y - 5)}h4v3h-4Z`, '#5A556C') +
        oval(x, y + 1, 3.6, 4.6, colour)
      );
    })
    .join('');

/** Glows in the evening. */
export const wallLamp = (x: number, y: number): string =>
  oval(x, y, 70, 62, '#FFE39A', `opacity="${lit('beam', '0')}"`) +
  line(`M${x} ${y + 14}V${y + 30}H${x + 14}`, '#8A5A34', 4) +
  shape(
    `M${x - 11} ${y - 14}H${x + 11}L${x + 19} ${y + 14}H${x - 19}Z`,
    lit('bulb-shade', '#E0A526'),
  ) +
  oval(x, y + 14, 19, 4, lit('bulb', '#FFF3C4'));

const curtainsOf = ([x, y, width, height]: Box, cloth: string): string =>
  shape(
    `M${x - 16} ${y - 10}H${x + 24}Q${x + 18} ${y + height * 0.6} ${x + 2} ${y + height + 4}H${x - 16}Z`,
    cloth,
  ) +
  shape(
    `M${x + width + 16} ${y - 10}H${x + width - 24}Q${x + width - 18} ${y + height * 0.6} ${x + width - 2} ${y + height + 4}H${x + width + 16}Z`,
    shade(cloth, 0.12),
  ) +
  line(`M${x - 20} ${y - 11}H${x + width + 20}`, '#8A5A34', 5);

/** A window of a room, and what is seen through it. */
export const windowIn = (box: Box, cloth: string) => {
  const [x, y, width, height] = box;
  return {
    frame: windowFrame(x, y, width, height, null) + curtainsOf(box, cloth),
    view: (place: Place, weather: Weather) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="190 0 310 330" preserveAspectRatio="xMidYMin slice">${sceneOf(place, weather, weather)}</svg>`,
  };
};

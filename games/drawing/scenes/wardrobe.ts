/** A wardrobe with its doors open, on a sheet of 100 × 128: in the story of the room, and in its game. */
import { light, named, shade } from '../colours.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';

const wood = '#C98B4B';
const inside = shade(wood, 0.5);

/** Both hang from 0. */
const clothesHanger = line('M0 0V4L-9 10H9L0 4', '#E8CFA4', 2);

const dress =
  clothesHanger +
  shape('M-7 9Q0 14 7 9L13 18L7 23L13 49Q0 54 -13 49L-7 23L-13 18Z', named.rot) +
  line('M-7 29Q0 32 7 29', shade(named.rot, 0.3), 2.4);

const shirt =
  clothesHanger +
  shape('M-7 9Q0 14 7 9L17 15L14 25L9 23V43H-9V23L-14 25L-17 15Z', named.tuerkis) +
  line('M-8 30H8', light(named.tuerkis, 0.6), 3);

const hung = (x: number, garment: string, size: number): string =>
  group(garment, `transform="translate(${x} 27) scale(${size})"`);

/** A door that swings towards us is higher at its outer edge. */
const openDoor = (hinge: number, edge: number, rise: number, colour: string): string => {
  const at = (share: number) => hinge + (edge - hinge) * share;
  const panel = (from: number, to: number) =>
    `M${at(0.22)} ${from}L${at(0.8)} ${from - rise * 0.3}V${to + rise * 0.3}L${at(0.22)} ${to}Z`;
  return (
    shape(`M${hinge} 14L${edge} ${14 - rise}V${117 + rise}L${hinge} 117Z`, colour) +
    line(panel(26, 62) + panel(72, 106), shade(colour, 0.24), 1.8) +
    oval(at(0.88), 68, 2.2, 3, named.gelb)
  );
};

/** How far its doors reach beside it, and how large the clothes in it are. */
export const openWardrobe = (reach: number, clothes = 1): string =>
  shape('M14 120H26V128H14ZM74 120H86V128H74Z', shade(wood, 0.4)) +
  solid('schrank', 'M8 6H92V122H8Z', wood, 'M74 4V124H94V4Z') +
  shape('M14 14H86V116H14Z', inside) +
  shape('M14 106H86V116H14Z', shade(wood, 0.3)) +
  line('M14 26H86', '#B9BEC8', 3) +
  hung(34, dress, clothes) +
  hung(66, shirt, clothes) +
  openDoor(14, 14 - reach, reach * 0.5, light(wood, 0.25)) +
  openDoor(86, 86 + reach, reach * 0.5, shade(wood, 0.1)) +
  shape('M5 0H95Q98 0 98 3V9H2V3Q2 0 5 0Z', shade(wood, 0.2));

import { expect, test } from 'vitest';
import { furniture } from './furniture';

// The room in pixels, as it is measured on phones and tablets; each also where the sentence is long.
const uprightRooms = [
  [304, 215],
  [304, 243],
  [304, 284],
  [344, 239],
  [344, 267],
  [374, 329],
  [374, 367],
  [374, 497],
  [737, 441],
  [737, 499],
  [842, 525],
] as const;
const broadRooms = [
  [744, 223],
  [744, 268],
  [876, 408],
  [876, 444],
  [1004, 495],
  [1004, 537],
] as const;

type Circle = { name: string; x: number; y: number; size: number };

/** As the style sheet lays them out. */
function placesIn([width, height]: readonly [number, number], side: 'tall' | 'wide'): Circle[] {
  const [highest, across, down] = side === 'tall' ? [0.92, 0.18, 0.14] : [1.95, 0.09, 0.19];
  return furniture.flatMap(({ [side]: [x, y, share], ratio, places }) => {
    const wide = (share / 100) * Math.min(width, highest * height);
    const left = (x * width) / 100 - wide / 2;
    const up = (y * height) / 100 - wide / ratio;
    const size = Math.max(64, Math.min(across * width, down * height));
    return Object.entries(places).map(([name, [right, below]]) => ({
      name,
      x: left + (right * wide) / 100 + (name.startsWith('neben') ? size / 2 : 0),
      y: up + (below * wide) / ratio / 100 - size / 2,
      size,
    }));
  });
}

const parts = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
/** Whether somebody who taps the one may get the other. */
const liesUnder = (one: Circle, other: Circle) =>
  parts.some(
    ([right, down]) =>
      Math.hypot(
        one.x + (right * one.size) / 4 - other.x,
        one.y + (down * one.size) / 4 - other.y,
      ) <
      other.size / 2,
  );

test.each([
  ...uprightRooms.map((room) => ['tall', room] as const),
  ...broadRooms.map((room) => ['wide', room] as const),
])('no place lies on another in a %s room of %j', (side, room) => {
  const places = placesIn(room, side);
  const faults = places.flatMap((one) =>
    places
      .filter((other) => other !== one && liesUnder(one, other))
      .map((other) => `${one.name} under ${other.name}`),
  );
  expect(faults).toEqual([]);
});

/** Points, curves and numbers for drawings that are made from measures. */
export type Point = readonly [x: number, y: number];
/** A soft bend: from, through, to. */
export type Bend = readonly [from: Point, through: Point, to: Point];

/** Short numbers keep the files small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const scaled = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A step in a direction: 0 is down, 90 to the right, 180 up. */
export const step = (from: Point, degrees: number, length: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [from[0] + Math.sin(turn) * length, from[1] + Math.cos(turn) * length];
};

export const turned = ([x, y]: Point, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
};

/** The control point of a quadratic curve that passes through the middle point. */
const control = ([from, through, to]: Bend): Point => [
  2 * through[0] - (from[0] + to[0]) / 2,
  2 * through[1] - (from[1] + to[1]) / 2,
];

export const bendPath = (bend: Bend): string =>
  `M${at(bend[0])}Q${at(control(bend))} ${at(bend[2])}`;

const pointOn = (bend: Bend, share: number): Point => {
  const middle = control(bend);
  return between(between(bend[0], middle, share), between(middle, bend[2], share), share);
};

/** The part of a bend between two shares of its length. */
export const partOf = (bend: Bend, begin: number, end: number): Bend => [
  pointOn(bend, begin),
  pointOn(bend, (begin + end) / 2),
  pointOn(bend, end),
];

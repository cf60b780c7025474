/**
 * How children in Germany learn to print: the strokes of every letter and figure, in their order and direction.
 *
 * A letter is written as its strokes, with ` | ` between them. A stroke is a list of places, with `, ` between them and
 * joined by straight lines. `x y` is a point; a stroke of one point is a dot. `x y across down from to` is an arc: the
 * middle of an oval, half its width and height, and the angles from which to which it runs. 0 is right, 90 is down; an
 * arc whose angles shrink runs against the clock. The lines of the exercise book are at 0 (top), 30 (middle), 60
 * (base), 90 (bottom).
 */
export const lines = { top: 0, middle: 30, base: 60, bottom: 90 } as const;
/** Only the dots of capital letters are above the top line, and no higher than this. */
export const highest = -10;

/** The round of a, d, g and q: it begins at the upper right, runs against the clock and ends at the right. */
const round = '15 45 14 15 -40 -360';
/** The belly of b and p: from the stem over the top and back to the stem. */
const belly = '16 45 14 15 180 540';
const stem = '2 0, 2 60';

const a = `${round}, 29 30, 29 60`;
const o = '15 45 14 15 -70 -430';
const u = '2 30, 14 47 12 13 180 0, 26 30, 26 60';
const bigA = '21 0, 1 60 | 21 0, 41 60 | 8 40, 34 40';
const bigO = '25 30 24 30 -75 -435';
const bigU = '2 0, 20 42 18 18 180 0, 38 0';

export const letterStrokes: Readonly<Record<string, string>> = {
  a,
  b: `${stem}, ${belly}`,
  c: '15 45 14 15 -45 -315',
  d: `${round}, 29 0, 29 60`,
  e: '2 45, 15 45 14 15 0 -312',
  f: '17 11 9 11 -35 -180, 8 60 | 0 30, 20 30',
  g: `${round}, 29 30, 16 76 13 14 0 145`,
  h: `${stem}, 14 43 12 13 180 360, 26 60`,
  i: '2 30, 2 60 | 2 18',
  j: '12 30, 2 78 10 12 0 120 | 12 18',
  k: `${stem} | 22 30, 2 46, 24 60`,
  l: '2 0, 9 52 7 8 180 60',
  m: '2 30, 2 60, 12 41 10 11 180 360, 22 60, 32 41 10 11 180 360, 42 60',
  n: '2 30, 2 60, 14 43 12 13 180 360, 26 60',
  o,
  p: `2 30, 2 90, ${belly}`,
  q: `${round}, 29 30, 29 90`,
  r: '2 30, 2 60, 14 44 12 14 180 310',
  s: '12 37.25 9 7.25 -35 -270, 12 52.25 10 7.75 -90 145',
  t: '8 8, 15 52 7 8 180 60 | 0 30, 18 30',
  u,
  v: '1 30, 13 60, 25 30',
  w: '1 30, 10 60, 20 30, 30 60, 39 30',
  x: '2 30, 24 60 | 24 30, 2 60',
  y: '2 30, 14 60 | 26 30, 2 90',
  z: '2 30, 24 30, 2 60, 24 60',
  ä: `${a} | 8 17 | 21 17`,
  ö: `${o} | 8 17 | 22 17`,
  ü: `${u} | 8 17 | 20 17`,
  ß: '2 60, 13 13.5 11 13.5 180 450, 13 43.5 13 16.5 -90 108',
  A: bigA,
  B: `${stem} | 2 0, 16 14.5 14 14.5 -90 90, 2 29, 18 44.5 16 15.5 -90 90, 2 60`,
  C: '25 30 24 30 -45 -315',
  D: `${stem} | 2 0, 12 30 28 30 -90 90, 2 60`,
  E: `${stem} | 2 0, 30 0 | 2 30, 26 30 | 2 60, 30 60`,
  F: `${stem} | 2 0, 30 0 | 2 30, 26 30`,
  G: '25 30 24 30 -45 -352, 29 34.2',
  H: `${stem} | 36 0, 36 60 | 2 30, 36 30`,
  I: stem,
  J: '24 0, 12 46 12 14 0 150',
  K: `${stem} | 32 0, 2 34, 34 60`,
  L: `${stem}, 30 60`,
  M: `${stem} | 2 0, 23 40, 44 0, 44 60`,
  N: `${stem} | 2 0, 36 60, 36 0`,
  O: bigO,
  P: `${stem} | 2 0, 17 16 15 16 -90 90, 2 32`,
  Q: `${bigO} | 32 42, 48 60`,
  R: `${stem} | 2 0, 17 15 15 15 -90 90, 2 30, 34 60`,
  S: '18 14.5 15 14.5 -35 -270, 18 44.5 17 15.5 -90 145',
  T: '20 0, 20 60 | 1 0, 39 0',
  U: bigU,
  V: '1 0, 20 60, 39 0',
  W: '1 0, 14 60, 28 0, 42 60, 55 0',
  X: '2 0, 36 60 | 36 0, 2 60',
  Y: '1 0, 19 30 | 37 0, 19 30, 19 60',
  Z: '2 0, 36 0, 2 60, 36 60',
  Ä: `${bigA} | 6 4 | 36 4`,
  Ö: `${bigO} | 15 -9 | 35 -9`,
  Ü: `${bigU} | 12 -9 | 28 -9`,
  '-': '2 45, 18 45',
  0: '18 30 16 30 -75 -435',
  1: '2 22, 20 0, 20 60',
  2: '17 16 15 16 -165 35, 2 60, 34 60',
  3: '16 14.5 14 14.5 -150 90, 16 44.5 16 15.5 -90 150',
  4: '20 0, 2 40, 38 40 | 27 20, 27 60',
  5: '8 0, 5 27, 17 41 15 19 -140 150 | 8 0, 32 0',
  6: '32 42 30 42 -90 -180, 17 43 15 17 180 -175',
  7: '2 0, 34 0, 12 60 | 10 30, 32 30',
  8: '17 14.5 13 14.5 -45 -270, 17 44.5 15 15.5 -90 270, 17 14.5 13 14.5 90 -40',
  9: '16 17 14 17 -20 -360, 30 17, 17 43 13 17 0 140',
};

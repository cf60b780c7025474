/**
 * How a finger follows a stroke. It counts as long as it stays near and goes the right way; it may wobble, leave the
 * stroke and come back, or lift and go on. Only a long way that leads nowhere is a mistake.
 */
import { apart, pointsBetween, step, type Point, type Track } from './tracks.ts';

export type Mistake = 'begin' | 'follow';
/** One touch, from putting the finger down to lifting it. */
export type Touch = {
  /** Where the finger was put down, where it is, and how far it went. */
  from: Point;
  at: Point;
  way: number;
  /** Which point of the track was reached before this touch, and which is reached now; -1 means not begun. */
  before: number;
  reached: number;
};

/** How far from the stroke a finger may be, and how far from its beginning; the letters are 60 high. */
const corridor = 13;
const startZone = 18;
const dotZone = 22;
/** How far along the stroke a finger may begin, or stop short; on short strokes only a quarter. */
const startSlack = 9;
const endSlack = 7;
/** A finger gets no further than this at once, so that it cannot cut across a round. */
const lookAhead = 12;
/** A shorter way is a slip of the finger, not a try. */
const shortestTry = 18;
/** A child who covers this share of the way has understood the stroke; a round in the wrong direction covers less. */
const leastGain = 0.4;
/** A child who began elsewhere must cover more: a small letter written backwards passes much of it by chance. */
const leastGainFromElsewhere = 0.75;

const pointAt = (track: Track, at: number): Point => track[Math.max(0, at)] ?? track[0] ?? [0, 0];
export const isDot = (track: Track) => track.length === 1;

const lengthOf = (track: Track) => (track.length - 1) * step;
/** A length as a number of points, at most a quarter of the stroke. */
const pointsIn = (length: number, track: Track) =>
  Math.floor(Math.min(length, lengthOf(track) / 4) / step);

export function isWritten(track: Track, reached: number): boolean {
  return reached >= track.length - 1 - pointsIn(endSlack, track);
}

function nearest(track: Track, from: number, to: number, finger: Point, zone: number): number {
  let [best, least] = [-1, zone];
  for (let at = from; at <= Math.min(to, track.length - 1); at += 1) {
    const far = apart(finger, pointAt(track, at));
    if (far <= least) [best, least] = [at, far];
  }
  return best;
}

function reach(track: Track, reached: number, finger: Point): number {
  if (isDot(track)) return nearest(track, 0, 0, finger, dotZone);
  const ahead = pointsIn(lookAhead, track);
  if (reached >= 0)
    return Math.max(reached, nearest(track, reached, reached + ahead, finger, corridor));
  // A finger that comes from further along the stroke has not been at its beginning yet.
  const begun = nearest(track, 0, Math.ceil((2 * startZone) / step), finger, startZone);
  return begun <= pointsIn(startSlack, track) ? begun : -1;
}

export function putDown(track: Track, reached: number, finger: Point): Touch {
  const now = reach(track, reached, finger);
  return { from: finger, at: finger, way: 0, before: reached, reached: now };
}

/** Fast fingers leave few points: what lies between them was passed, too. */
export function follow(track: Track, touch: Touch, finger: Point): Touch {
  const passed = pointsBetween(touch.at, finger);
  const reached = passed.reduce((now, point) => reach(track, now, point), touch.reached);
  return { ...touch, at: finger, way: touch.way + apart(touch.at, finger), reached };
}

/** Whether a touch that has ended without finishing the stroke was a mistake, and which. */
export function mistakeIn(track: Track, touch: Touch): Mistake | null {
  if (isDot(track)) return 'begin';
  if (touch.way < Math.min(shortestTry, lengthOf(track) * 0.8)) return null;
  const isFromStart = apart(touch.from, pointAt(track, touch.before)) <= startZone;
  const gain = (touch.reached - Math.max(0, touch.before)) * step;
  if (gain >= touch.way * (isFromStart ? leastGain : leastGainFromElsewhere)) return null;
  return isFromStart ? 'follow' : 'begin';
}

const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
export type Arrow = (typeof arrows)[number];
export const isArrow = (key: string): key is Arrow => (arrows as readonly string[]).includes(key);

/** The arrow key that points where the stroke sets out; a dot is pressed down. */
export function directionOf(track: Track): Arrow {
  if (isDot(track)) return 'ArrowDown';
  const [x, y] = pointAt(track, 0);
  const [u, v] = pointAt(track, Math.min(track.length - 1, Math.round(lookAhead / step)));
  const quarters = Math.round(Math.atan2(v - y, u - x) / (Math.PI / 2));
  return arrows[(quarters + 4) % 4] ?? 'ArrowDown';
}

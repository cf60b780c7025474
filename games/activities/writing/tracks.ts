/** Letters as lines: points along each stroke at even steps, a letter's width, and its place in a word. */
import { letterStrokes } from './letter-strokes.ts';

export type Point = readonly [x: number, y: number];
/** The points of a stroke, close enough for a smooth line and for following a finger. */
export type Track = readonly Point[];
export type PlacedLetter = {
  letter: string;
  /** Where it stands on the line: its left edge, and how wide it is. */
  x: number;
  width: number;
  tracks: readonly Track[];
};

/** The way between two points of a track, at most. */
export const step = 1.5;
const gap = 13;
const pointsInACircle = 60;

function arcPoints([x = 0, y = 0, across = 0, down = 0, from = 0, to = 0]: number[]): Point[] {
  const parts = Math.ceil((Math.abs(to - from) / 360) * pointsInACircle);
  return Array.from({ length: parts + 1 }, (_, part) => {
    const angle = ((from + ((to - from) * part) / parts) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

export const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);

/** Points on the straight way to `to`, without its beginning. */
export function pointsBetween(from: Point, to: Point): Point[] {
  const parts = Math.ceil(apart(from, to) / step);
  return Array.from({ length: parts }, (_, part) => {
    const share = (part + 1) / parts;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function trackOf(stroke: string): Track {
  const corners = stroke.split(', ').flatMap((place) => {
    const numbers = place.split(' ').map(Number);
    return numbers.length > 2 ? arcPoints(numbers) : [[numbers[0] ?? 0, numbers[1] ?? 0] as const];
  });
  return corners.flatMap((to, place) => {
    const from = corners[place - 1];
    return from ? pointsBetween(from, to) : [to];
  });
}

export function tracksOf(letter: string): Track[] {
  const strokes = letterStrokes[letter];
  if (!strokes) throw new Error(`Nobody has written down how ${letter} is written.`);
  return strokes.split(' | ').map(trackOf);
}

/** A dot is drawn as a line that goes nowhere. */
export function pathOf(track: Track): string {
  const points = track.length > 1 ? track : [...track, ...track];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** The letters of a word side by side, the first at 0. */
export function placeLetters(word: string): PlacedLetter[] {
  let x = 0;
  return [...word].map((letter) => {
    const tracks = tracksOf(letter);
    const across = tracks.flat().map(([at]) => at);
    const left = Math.min(...across);
    const width = Math.max(...across) - left;
    const moved = tracks.map((track) => track.map(([at, y]): Point => [at - left + x, y]));
    const placed = { letter, x, width, tracks: moved };
    x += width + gap;
    return placed;
  });
}

import { describe, expect, test } from 'vitest';
import { directionOf, follow, isWritten, mistakeIn, putDown } from './following';
import { letterStrokes } from './letter-strokes';
import { tracksOf, type Point, type Track } from './tracks';

const trackOf = (letter: string, stroke = 0) => tracksOf(letter)[stroke] as Track;
const every = (track: Track, nth: number) =>
  track.filter((_, place) => place % nth === 0 || place === track.length - 1);

function touch(track: Track, way: readonly Point[], reached = -1) {
  const [first = [0, 0] as const, ...rest] = way;
  return rest.reduce((now, point) => follow(track, now, point), putDown(track, reached, first));
}
const wobbly = (track: Track, by: number) =>
  every(track, 4).map(([x, y], place): Point => [x + (place % 2 ? by : -by), y + (place % 3) * 2]);

const all = Object.keys(letterStrokes).flatMap((letter) =>
  tracksOf(letter).map((track, stroke) => [letter, stroke, track] as const),
);

/** Their way back leads down and up the stem, as the beginning does: it counts as a beginning. */
const stemsFromBelow = ['p', 'r'];

describe.each(all)('%s, stroke %i', (letter, _stroke, track) => {
  test('is written by a finger that wobbles, and by one that leaves few points', () => {
    expect(isWritten(track, touch(track, wobbly(track, 6)).reached)).toBe(true);
    expect(isWritten(track, touch(track, every(track, 8)).reached)).toBe(true);
  });

  test('is not written backwards, and that is a mistake', () => {
    if (track.length === 1) return;
    const backwards = touch(track, [...every(track, 4)].reverse());
    expect(isWritten(track, backwards.reached)).toBe(false);
    if (!stemsFromBelow.includes(letter)) expect(mistakeIn(track, backwards)).not.toBeNull();
  });

  test('is not written by a tap at its beginning', () => {
    if (track.length === 1) return;
    expect(isWritten(track, putDown(track, -1, track[0] as Point).reached)).toBe(false);
  });
});

test('a touch elsewhere is told where to begin, one that goes astray where to go', () => {
  const stem = trackOf('H');
  const across: Point[] = [[2, 60], [30, 60], [50, 60]]; // prettier-ignore
  expect(mistakeIn(stem, touch(stem, across))).toBe('begin');
  const away: Point[] = [[2, 0], [20, 0], [50, 0]]; // prettier-ignore
  expect(mistakeIn(stem, touch(stem, away))).toBe('follow');
});

test('a finger may lift in the middle and go on', () => {
  const round = trackOf('O');
  const half = every(round, 3).slice(0, 14);
  const first = touch(round, half);
  expect(mistakeIn(round, first)).toBeNull();
  const second = touch(round, every(round, 3).slice(13), first.reached);
  expect(isWritten(round, second.reached)).toBe(true);
});

test('a finger may leave the stroke and come back', () => {
  const stem = trackOf('H');
  const way: Point[] = [[2, 0], [2, 20], [40, 25], [2, 30], [2, 60]]; // prettier-ignore
  expect(isWritten(stem, touch(stem, way).reached)).toBe(true);
});

test('a short slip is no mistake, nor is a dot that is hit nearly', () => {
  const stem = trackOf('H');
  expect(mistakeIn(stem, touch(stem, [[30, 30], [36, 34]]))).toBeNull(); // prettier-ignore
  const dot = trackOf('i', 1);
  expect(isWritten(dot, putDown(dot, -1, [14, 26]).reached)).toBe(true);
  const far = putDown(dot, -1, [40, 60]);
  expect([isWritten(dot, far.reached), mistakeIn(dot, far)]).toEqual([false, 'begin']);
});

test('a stroke has the arrow key of the direction in which it sets out', () => {
  expect(directionOf(trackOf('H'))).toBe('ArrowDown');
  expect(directionOf(trackOf('H', 2))).toBe('ArrowRight');
  expect(directionOf(trackOf('o'))).toBe('ArrowLeft');
  expect(directionOf(trackOf('ß'))).toBe('ArrowUp');
  expect(directionOf(trackOf('i', 1))).toBe('ArrowDown');
});

/** Arms that reach a place, and the hands at their ends. */
import { at, partOf, step, type Bend, type Point } from '../geometry.ts';
import { line, oval, shade } from '../strokes.ts';

/** Bends an arm so that its hand is at a place, or as near to it as the arm is long. */
export function reaching(arm: Bend, place: Point, side: 0 | 1): Bend {
  const [shoulder, elbow, hand] = arm;
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const lower = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]);
  const away = Math.hypot(place[0] - shoulder[0], place[1] - shoulder[1]);
  const far = Math.min(Math.max(away, Math.abs(upper - lower) + 0.1), upper + lower - 0.1);
  const direction = (Math.atan2(place[0] - shoulder[0], place[1] - shoulder[1]) * 180) / Math.PI;
  const cosine = (upper * upper + far * far - lower * lower) / (2 * upper * far);
  const opening = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  // Elbows point outwards and down.
  const bent = step(shoulder, direction + (side ? opening : -opening), upper);
  return [shoulder, bent, step(shoulder, direction, far)];
}

export const handRadius = (armWidth: number): number => armWidth * 0.6;

export function handAt(
  arm: Bend,
  width: number,
  skin: string,
  side: 0 | 1,
  points: boolean,
): string {
  const [x, y] = arm[2];
  const radius = handRadius(width);
  const before = partOf(arm, 0.9, 1)[0];
  const away = (Math.atan2(x - before[0], y - before[1]) * 180) / Math.PI;
  const thumb = step([x, y], away + (side ? -70 : 70), radius * 0.9);
  const finger = points
    ? line(`M${at([x, y])}L${at(step([x, y], away, radius * 2))}`, skin, width * 0.42)
    : '';
  return (
    oval(thumb[0], thumb[1], radius * 0.42, radius * 0.42, shade(skin, 0.14)) +
    oval(x, y, radius, radius, skin) +
    finger
  );
}

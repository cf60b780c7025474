/** Path data as lines of points: curves become short straight steps. */
import type { Point } from '../geometry.ts';

export type Line = { points: Point[]; closed: boolean };

const STEPS = 10;
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

type Step = { command: string; numbers: number[] };

/** One entry for each step, with the repeated letters that path data may leave out. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', text = '']) => {
    const length = lengths[letter.toUpperCase()];
    if (length === undefined) throw new Error(`A drawing uses the path command ${letter}.`);
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (length === 0) return [{ command: letter, numbers: [] }];
    return Array.from({ length: numbers.length / length }, (_, place) => ({
      command: place > 0 && letter === 'M' ? 'L' : place > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(place * length, (place + 1) * length),
    }));
  });
}

const mixed = (weights: readonly number[], points: readonly Point[]): Point => [
  weights.reduce((sum, weight, place) => sum + weight * points[place]![0], 0),
  weights.reduce((sum, weight, place) => sum + weight * points[place]![1], 0),
];

function curve(points: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, place) => {
    const t = (place + 1) / STEPS;
    const s = 1 - t;
    const weights =
      points.length === 3
        ? [s * s, 2 * s * t, t * t]
        : [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return mixed(weights, points);
  });
}

class Pen {
  lines: Line[] = [];
  here: Point = [0, 0];
  /** The last control point, which smooth curves mirror. */
  handle: Point = [0, 0];

  add(points: readonly Point[]): void {
    this.lines.at(-1)?.points.push(...points);
    this.here = points.at(-1) ?? this.here;
  }

  mirrored(smooth: boolean): Point {
    return smooth
      ? [2 * this.here[0] - this.handle[0], 2 * this.here[1] - this.handle[1]]
      : this.here;
  }
}

function draw(pen: Pen, { command, numbers }: Step, before: string): void {
  const kind = command.toUpperCase();
  const [dx, dy] = command === kind ? [0, 0] : pen.here;
  const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, place): Point => [
    numbers[place * 2]! + dx,
    numbers[place * 2 + 1]! + dy,
  ]);
  if (kind === 'M') {
    pen.lines.push({ points: [pairs[0]!], closed: false });
    pen.here = pairs[0]!;
  } else if (kind === 'Z') {
    const line = pen.lines.at(-1)!;
    line.closed = true;
    pen.here = line.points[0]!;
  } else if (kind === 'L') pen.add(pairs);
  else if (kind === 'H') pen.add([[numbers[0]! + dx, pen.here[1]]]);
  else if (kind === 'V') pen.add([[pen.here[0], numbers[0]! + dy]]);
  else {
    const smooth = kind === 'S' || kind === 'T';
    const follows = kind === 'S' ? 'CS' : 'QT';
    const first = smooth ? [pen.mirrored(follows.includes(before))] : [];
    const controls = [...first, ...pairs];
    pen.add(curve([pen.here, ...controls]));
    pen.handle = controls.at(-2)!;
  }
}

export function linesOf(d: string): Line[] {
  const pen = new Pen();
  let before = '';
  for (const step of stepsOf(d)) {
    draw(pen, step, before);
    before = step.command.toUpperCase();
  }
  return pen.lines;
}

/** The transforms of drawings: move, turn, grow. */
import type { Point } from '../geometry.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const moved = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** How much longer a line becomes. */
export const growth = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

const turn = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

const shift = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

function single(name: string, [x = 0, y, z]: number[]): Matrix {
  if (name === 'translate') return shift(x, y ?? 0);
  if (name === 'scale') return [x, 0, 0, y ?? x, 0, 0];
  if (name !== 'rotate') throw new Error(`A drawing uses the transform ${name}.`);
  if (y === undefined || z === undefined) return turn(x);
  return times(times(shift(y, z), turn(x)), shift(-y, -z));
}

export function matrixOf(transform: string | undefined): Matrix {
  const steps = [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)];
  return steps.reduce<Matrix>(
    (sum, [, name = '', numbers = '']) =>
      times(
        sum,
        single(
          name,
          numbers
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    unmoved,
  );
}

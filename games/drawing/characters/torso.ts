/** The outline of a torso, upright, with the hips at 0. */
import { at, type Point } from '../geometry.ts';
import type { Skeleton } from './skeleton.ts';

export const torsoHeight = ({ neck, hip }: Skeleton): number =>
  Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);

export function outline(skeleton: Skeleton, grow = 0): string {
  const { shoulders, waist, hips, leg } = skeleton.body;
  const height = torsoHeight(skeleton);
  const [s, w, h] = [shoulders + grow, waist + grow, hips + grow];
  const low = leg * 0.34 + grow;
  const half = (side: -1 | 1): Point[] => [
    [side * s * 0.5, -height - 1],
    [side * s, -height + 1],
    [side * s * 1.02, -height * 0.72],
    [side * w, -height * 0.66],
    [side * w, -height * 0.38],
    [side * w, -height * 0.16],
    [side * h, -height * 0.1],
    [side * h, low],
  ];
  const left = half(-1);
  const right = half(1);
  return (
    `M${at(left[0]!)}Q${at([0, -height - 3])} ${at(right[0]!)}Q${at(right[1]!)} ${at(right[2]!)}C${at(right[3]!)} ${at(right[3]!)} ${at(right[4]!)}C${at(right[5]!)} ${at(right[6]!)} ${at(right[7]!)}` +
    `Q${at([0, low + 5])} ${at(left[7]!)}C${at(left[6]!)} ${at(left[5]!)} ${at(left[4]!)}C${at(left[3]!)} ${at(left[3]!)} ${at(left[2]!)}Q${at(left[1]!)} ${at(left[0]!)}Z`
  );
}

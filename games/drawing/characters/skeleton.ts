/** Where the parts of a body are in a pose. The ground is at 0, upwards is negative. */
import { add, step, turned, type Bend, type Point } from '../geometry.ts';
import type { Pose } from './poses.ts';

/** In centimetres. */
export type Body = {
  height: number;
  /** Of the head without hair. Picture-book heads are large. */
  head: number;
  /** Half widths. */
  shoulders: number;
  waist: number;
  hips: number;
  arm: number;
  leg: number;
};

export type Skeleton = {
  body: Body;
  /** Of the torso, before it leans. */
  neck: Point;
  hip: Point;
  lean: number;
  head: Point;
  headTilt: number;
  /** With the right hand. */
  points: boolean;
  arms: [left: Bend, right: Bend];
  legs: [left: Bend, right: Bend];
};

/** Shares of what is below the head. */
const LEGS = 0.46;
const TORSO = 0.5;

/** With the hip at 0. */
function legsOf(body: Body, pose: Pose, length: number): [Bend, Bend] {
  const thigh = (length / 2) * (pose.thigh ?? 1);
  const hipJoints: [Point, Point] = [
    [-body.hips * 0.5, 0],
    [body.hips * 0.5, 0],
  ];
  return hipJoints.map((joint, side) => {
    const { upper, lower } = pose.legs[side]!;
    const knee = step(joint, upper, thigh);
    return [joint, knee, step(knee, lower, length / 2)] as const;
  }) as unknown as [Bend, Bend];
}

export function skeletonOf(body: Body, pose: Pose): Skeleton {
  const below = body.height - body.head;
  const torso = below * TORSO;
  const arm = torso * 0.98;
  const lean = pose.lean ?? 0;

  const legs = legsOf(body, pose, below * LEGS);
  // Whoever stands, stands on the ground: the lower foot touches it.
  const ground = Math.max(legs[0][2][1], legs[1][2][1]) + body.leg * 0.3;
  const hip: Point = [0, -ground];
  const raised = ([a, b, c]: Bend): Bend => [add(a, hip), add(b, hip), add(c, hip)];

  const above = (x: number, y: number): Point => add(hip, turned([x, y], lean));
  const neck = above(0, -torso);
  const arms = [-1, 1].map((side, index) => {
    const { upper, lower } = pose.arms[index]!;
    const joint = above(side * (body.shoulders - body.arm * 0.35), -torso + body.arm * 0.6);
    const elbow = step(joint, upper, arm / 2);
    return [joint, elbow, step(elbow, lower, arm / 2)] as const;
  }) as unknown as [Bend, Bend];

  return {
    body,
    neck,
    hip,
    lean,
    head: above(0, -torso - below * 0.03 - body.head * 0.46),
    headTilt: lean + (pose.headTilt ?? 0),
    points: pose.points ?? false,
    arms,
    legs: [raised(legs[0]), raised(legs[1])],
  };
}

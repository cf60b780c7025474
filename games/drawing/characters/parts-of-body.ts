/** Where the parts of a body are in a pose, as boxes in centimetres: for what a finger points at. */
import type { Point } from '../geometry.ts';
import type { Box } from '../svg/box.ts';
import { people, type Name } from './people.ts';
import { poses, type PoseName } from './poses.ts';
import { skeletonOf } from './skeleton.ts';

export const bodyParts = [
  'kopf',
  'haar',
  'auge',
  'augen',
  'ohr',
  'nase',
  'mund',
  'arm',
  'hand',
  'bauch',
  'brust',
  'bein',
  'beine',
  'fuss',
  'fuesse',
  'hals',
  'scheitel',
] as const;
export type BodyPart = (typeof bodyParts)[number];

const around = ([x, y]: Point, rx: number, ry = rx): Box => [x - rx, y - ry, 2 * rx, 2 * ry];

/** The mirrored person's right is our left. */
export function partOfBody(who: Name, pose: PoseName, part: BodyPart, mirrored = false): Box {
  const skeleton = skeletonOf(people[who].body, poses[pose]);
  const { body, head, arms, legs, hip, neck } = skeleton;
  const h = body.head;
  const onHead = (x: number, y: number): Point => [head[0] + x * h, head[1] + y * h];
  const feet: [Point, Point] = [legs[0][2], legs[1][2]];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const knees = middle(legs[0][1], legs[1][1]);
  const boxes: Record<BodyPart, Box> = {
    kopf: around(head, h * 0.62, h * 0.66),
    haar: around(onHead(0, -0.36), h * 0.58, h * 0.26),
    auge: around(onHead(0.19, 0.04), h * 0.13),
    augen: around(onHead(0, 0.04), h * 0.34, h * 0.13),
    ohr: around(onHead(0.5, 0.06), h * 0.15, h * 0.17),
    nase: around(onHead(0, 0.15), h * 0.12, h * 0.1),
    mund: around(onHead(0, 0.29), h * 0.22, h * 0.14),
    hals: around(middle(neck, onHead(0, 0.5)), body.shoulders * 0.9, h * 0.2),
    scheitel: around(onHead(0, -0.48), h * 0.6, h * 0.3),
    arm: around(arms[1][1], body.arm * 1.4, body.arm * 1.6),
    hand: around(arms[1][2], body.arm * 0.9),
    bauch: around([hip[0], hip[1] - body.waist * 0.7], body.waist * 0.85, body.waist * 0.7),
    brust: around(middle(hip, neck), body.shoulders * 1.2, Math.abs(neck[1] - hip[1]) * 0.5),
    bein: around(legs[1][1], body.leg * 0.9, body.leg * 1.6),
    beine: around(knees, body.hips * 1.1, Math.abs(feet[0][1] - hip[1]) * 0.42),
    fuss: around(feet[1], body.leg * 0.9, body.leg * 0.6),
    fuesse: around(middle(...feet), body.hips * 1.3, body.leg * 0.7),
  };
  const [x, y, width, height] = boxes[part];
  return mirrored ? [-x - width, y, width, height] : [x, y, width, height];
}

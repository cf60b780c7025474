/** How much room a drawing takes, to the edge of its last stroke. */
import { areasOf, type Area } from './areas.ts';
import type { Line } from './path-lines.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];
type Edges = [left: number, top: number, right: number, bottom: number];

const nothing = (): Edges => [Infinity, Infinity, -Infinity, -Infinity];

function edgesOf(lines: readonly Line[], margin = 0): Edges {
  const edges = nothing();
  for (const { points } of lines) {
    for (const [x, y] of points) {
      edges[0] = Math.min(edges[0], x - margin);
      edges[1] = Math.min(edges[1], y - margin);
      edges[2] = Math.max(edges[2], x + margin);
      edges[3] = Math.max(edges[3], y + margin);
    }
  }
  return edges;
}

const inside = (one: Edges, other: Edges): Edges => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

const seen = ({ lines, clips, stroke, width }: Area): Edges =>
  clips.reduce(
    (edges, clip) => inside(edges, edgesOf(clip)),
    edgesOf(lines, stroke ? width / 2 : 0),
  );

export function boxOf(svg: string): Box {
  const whole = areasOf(svg)
    .filter(({ fill, stroke, opacity }) => (fill || stroke) && opacity > 0)
    .map(seen)
    .filter(([left, top, right, bottom]) => left <= right && top <= bottom)
    .reduce(
      (sum, edges): Edges => [
        Math.min(sum[0], edges[0]),
        Math.min(sum[1], edges[1]),
        Math.max(sum[2], edges[2]),
        Math.max(sum[3], edges[3]),
      ],
      nothing(),
    );
  return [whole[0], whole[1], whole[2] - whole[0], whole[3] - whole[1]];
}

/** The path of a lesson's map, in hundredths of its width and height: its bends, and the games along it. */
export type Point = readonly [x: number, y: number];

/** Wide maps lead from left to right, tall ones from near to far; a slim one has less room beside the path. */
export type Shape = 'wide' | 'tall' | 'slim';

export type Trail = {
  /** Where Kaktus stands: before the first game, then at each of them. */
  spots: Point[];
  /** The line through all of them, from one edge of the map to where it is lost to sight. */
  line: Point[];
};

const slimBelow = 600;

export function shapeOf(width: number, height: number): Shape {
  if (width >= height) return 'wide';
  return width < slimBelow ? 'slim' : 'tall';
}

/** A game above the path has its spot below it, and the other way round: nothing stands before Kaktus. */
function wideTrail(games: number): Trail {
  const step = 88 / games;
  const spots: Point[] = [
    [4.5, 84],
    ...Array.from({ length: games }, (_, game): Point => [
      7 + (game + 0.5) * step,
      game % 2 ? 60 : 77,
    ]),
  ];
  return { spots, line: [[-4, 86], ...spots, [104, 58]] };
}

function tallTrail(games: number, bend: number): Trail {
  const step = 52 / Math.max(1, games - 1);
  const spots: Point[] = [
    [50, 98.5],
    ...Array.from({ length: games }, (_, game): Point => [
      50 + (game % 2 ? -bend : bend),
      92 - game * step,
    ]),
  ];
  return { spots, line: [[50, 106], ...spots, [52, 36.5]] };
}

export function trailOf(games: number, shape: Shape): Trail {
  return shape === 'wide' ? wideTrail(games) : tallTrail(games, shape === 'slim' ? 5 : 11);
}

const short = (value: number) => Math.round(value * 100) / 100;

/** One soft bend from point to point, with the handles that make the whole line smooth. */
function bendAt(line: readonly Point[], index: number): [Point, Point, Point, Point] {
  const at = (place: number) => line[Math.min(line.length - 1, Math.max(0, place))]!;
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const handle = (base: Point, one: Point, other: Point, way: number): Point => [
    base[0] + ((other[0] - one[0]) / 6) * way,
    base[1] + ((other[1] - one[1]) / 6) * way,
  ];
  return [from, handle(from, before, to, 1), handle(to, from, after, -1), to];
}

export function pathOf(line: readonly Point[]): string {
  const [start] = line;
  const bends = line.slice(1).map((_, index) => {
    const [, one, other, to] = bendAt(line, index);
    return `C${[one, other, to].map((point) => point.map(short).join(' ')).join(' ')}`;
  });
  return `M${start?.map(short).join(' ')}${bends.join('')}`;
}

const stepsInBend = 6;

/** The points on the way from one spot to another, both included. */
export function wayBetween({ line, spots }: Trail, from: number, to: number): Point[] {
  if (from === to) return [spots[to]!];
  const way: Point[] = [];
  // The line begins one point before the first spot.
  for (let bend = Math.min(from, to) + 1; bend < Math.max(from, to) + 1; bend += 1) {
    const [a, b, c, d] = bendAt(line, bend);
    for (let step = 0; step < stepsInBend; step += 1) {
      const t = step / stepsInBend;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
      way.push([along(0), along(1)]);
    }
  }
  way.push(spots[Math.max(from, to)]!);
  return from < to ? way : way.reverse();
}

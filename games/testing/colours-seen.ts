/** Which colours are seen in a drawing, and how much of each: samples on a grid, named as people would. */
import { parts } from '../drawing/colours.ts';
import type { Point } from '../drawing/geometry.ts';
import { areasOf, type Area } from '../drawing/svg/areas.ts';
import { boxOf } from '../drawing/svg/box.ts';
import type { Line } from '../drawing/svg/path-lines.ts';

export type Seen =
  | 'rot'
  | 'orange'
  | 'gelb'
  | 'gruen'
  | 'blau'
  | 'lila'
  | 'rosa'
  | 'braun'
  | 'schwarz'
  | 'weiss'
  | 'grau';
type Colour = readonly number[];

const GRID = 44;

function turnsAround(lines: readonly Line[], [x, y]: Point): number {
  let turns = 0;
  for (const { points } of lines) {
    points.forEach(([x1, y1], place) => {
      const [x2, y2] = points[(place + 1) % points.length]!;
      if (y1 <= y === y2 <= y) return;
      const crossing = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crossing > x) turns += y2 > y1 ? 1 : -1;
    });
  }
  return turns;
}

const inside = (lines: readonly Line[], point: Point): boolean => turnsAround(lines, point) !== 0;

function near(lines: readonly Line[], [x, y]: Point, far: number): boolean {
  return lines.some(({ points, closed }) =>
    points.some(([x1, y1], place) => {
      if (place === points.length - 1 && !closed) return Math.hypot(x - x1, y - y1) <= far;
      const [x2, y2] = points[(place + 1) % points.length]!;
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(x - x1 - share * dx, y - y1 - share * dy) <= far;
    }),
  );
}

function paintOf({ lines, fill, stroke, width, clips }: Area, point: Point): string | null {
  if (!clips.every((clip) => inside(clip, point))) return null;
  if (stroke && near(lines, point, width / 2)) return stroke;
  return fill && inside(lines, point) ? fill : null;
}

const rgb = (hex: string): Colour =>
  parts(hex.length === 4 ? hex.replace(/[\da-fA-F]/g, '$&$&') : hex);

/** From the front to the back, until nothing shines through. */
function colourAt(areas: readonly Area[], point: Point): Colour | null {
  let open = 1;
  const sum = [0, 0, 0];
  for (let place = areas.length - 1; place >= 0 && open > 0.05; place -= 1) {
    const area = areas[place]!;
    const paint = paintOf(area, point);
    if (!paint) continue;
    rgb(paint).forEach((part, index) => (sum[index]! += part * open * area.opacity));
    open *= 1 - area.opacity;
  }
  return open > 0.5 ? null : sum.map((part) => part / (1 - open));
}

/** Borders between hues, in degrees. */
const hues: readonly (readonly [until: number, name: Seen])[] = [
  [13, 'rot'],
  [40, 'orange'],
  [66, 'gelb'],
  [176, 'gruen'],
  [246, 'blau'],
  [310, 'lila'],
  [344, 'rosa'],
  [360, 'rot'],
];

export function nameOf([red = 0, green = 0, blue = 0]: Colour): Seen {
  const [highest, lowest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, lightness] = [highest - lowest, (highest + lowest) / 510];
  if (range < 26 || (lightness < 0.2 && range < 40)) {
    return lightness < 0.3 ? 'schwarz' : lightness > 0.9 ? 'weiss' : 'grau';
  }
  const sixth =
    highest === red
      ? (green - blue) / range
      : highest === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  const name = hues.find(([until]) => hue < until)?.[1] ?? 'rot';
  if (name === 'rot' && lightness > 0.72) return 'rosa';
  if ((name === 'orange' || name === 'rot') && lightness < 0.5 && range / highest < 0.72)
    return 'braun';
  return name;
}

/** Shares of what is painted, from 0 to 1. */
export function coloursSeen(svg: string): Map<Seen, number> {
  const areas = areasOf(svg);
  const [left, top, width, height] = boxOf(svg);
  const counts = new Map<Seen, number>();
  let painted = 0;
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const point: Point = [
        left + ((column + 0.5) / GRID) * width,
        top + ((row + 0.5) / GRID) * height,
      ];
      const colour = colourAt(areas, point);
      if (!colour) continue;
      painted += 1;
      const name = nameOf(colour);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([name, count]) => [name, count / painted]));
}

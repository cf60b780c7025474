/** Reads our own drawings: which areas are painted, in which colour, and where. */
import type { Point } from '../geometry.ts';
import { growth, matrixOf, moved, times, unmoved, type Matrix } from './matrix.ts';
import { linesOf, type Line } from './path-lines.ts';

export type Area = {
  lines: Line[];
  fill: string | null;
  stroke: string | null;
  width: number;
  opacity: number;
  /** Seen only where each of these is. */
  clips: Line[][];
};

type Attributes = Record<string, string>;
type Style = Pick<Area, 'fill' | 'stroke' | 'width' | 'opacity' | 'clips'> & { matrix: Matrix };

const tag = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );

const circle = (x: number, y: number, rx: number, ry: number): Line[] => {
  const points = Array.from({ length: 40 }, (_, place): Point => {
    const angle = (place * Math.PI) / 20;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  return [{ points, closed: true }];
};

function outlineOf(name: string, attributes: Attributes): Line[] {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return linesOf(attributes.d ?? '');
  if (name === 'circle') return circle(number('cx'), number('cy'), number('r'), number('r'));
  if (name === 'ellipse') return circle(number('cx'), number('cy'), number('rx'), number('ry'));
  if (name !== 'rect') throw new Error(`A drawing uses the element ${name}.`);
  const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
  return linesOf(`M${x} ${y}h${w}v${h}h${-w}Z`);
}

const placed = (lines: readonly Line[], matrix: Matrix): Line[] =>
  lines.map(({ points, closed }) => ({
    points: points.map((point) => moved(matrix, point)),
    closed,
  }));

const paint = (value: string | undefined, inherited: string | null): string | null =>
  value === undefined ? inherited : value === 'none' ? null : value;

function styled(outer: Style, attributes: Attributes, clips: ReadonlyMap<string, Line[]>): Style {
  const matrix = times(outer.matrix, matrixOf(attributes.transform));
  const clip = /url\(#([^)]+)\)/.exec(attributes['clip-path'] ?? '')?.[1];
  const cut = clip === undefined ? [] : [placed(clips.get(clip) ?? [], matrix)];
  const width = attributes['stroke-width'];
  return {
    matrix,
    fill: paint(attributes.fill, outer.fill),
    stroke: paint(attributes.stroke, outer.stroke),
    width: width === undefined ? outer.width : Number(width),
    opacity: outer.opacity * Number(attributes.opacity ?? attributes['fill-opacity'] ?? 1),
    clips: [...outer.clips, ...cut],
  };
}

const plain: Style = {
  matrix: unmoved,
  fill: '#000000',
  stroke: null,
  width: 1,
  opacity: 1,
  clips: [],
};

/** From the back to the front. */
export function areasOf(svg: string): Area[] {
  const areas: Area[] = [];
  const clips = new Map<string, Line[]>();
  const open: Style[] = [plain];
  let clip: Line[] | null = null;
  for (const [, closing, name = '', text = '', single] of svg.matchAll(tag)) {
    if (closing) {
      if (name === 'clipPath') clip = null;
      else open.pop();
      continue;
    }
    const attributes = attributesOf(text);
    if (name === 'clipPath') {
      clip = [];
      // As in a browser, the first of several with one name counts.
      if (!clips.has(attributes.id ?? '')) clips.set(attributes.id ?? '', clip);
      continue;
    }
    if (clip) {
      clip.push(...placed(outlineOf(name, attributes), matrixOf(attributes.transform)));
      continue;
    }
    const style = styled(open.at(-1)!, attributes, clips);
    if (!single) open.push(style);
    if (name === 'g' || name === 'svg') continue;
    const { matrix, ...look } = style;
    areas.push({
      ...look,
      lines: placed(outlineOf(name, attributes), matrix),
      width: look.width * growth(matrix),
    });
  }
  return areas;
}

/** Turns one of our drawings into lines on white paper, to be coloured in. */
import { ink, parts } from '../../drawing/colours.ts';

type Node = { tag: string; attributes: Map<string, string>; children: Node[] };
type Pen = { line: number; dot: number };

/** How near two colours must be: of neighbours that form one area, and of an area and the shade clipped to it. */
const near = { sameArea: 42, shade: 90 };

function readSvg(svg: string): Node {
  const top: Node = { tag: '', attributes: new Map(), children: [] };
  const open = [top];
  for (const [, end, tag = '', text = '', closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = new Map(
      [...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const node = { tag, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!closed) open.push(node);
  }
  const [root] = top.children;
  if (!root) throw new Error('This is no drawing.');
  return root;
}

function write({ tag, attributes }: Pick<Node, 'tag' | 'attributes'>, inside = ''): string {
  const text = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  return inside ? `<${tag}${text}>${inside}</${tag}>` : `<${tag}${text}/>`;
}

const paints = ['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity'];

/** The same shape, painted otherwise. */
function painted({ tag, attributes }: Node, paint: Record<string, string | number>): string {
  const unpainted = [...attributes].filter(([key]) => !paints.includes(key));
  const newPaints = Object.entries(paint).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return write({ tag, attributes: new Map([...unpainted, ...newPaints]) });
}

const number = (node: Node, key: string) => Number(node.attributes.get(key) ?? 0);
const short = (value: number) => Number(value.toFixed(2));
const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = parts(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

function distance(one: string, other: string): number {
  const second = parts(other);
  return Math.hypot(...parts(one).map((part, place) => part - second[place]!));
}

function hex(colour: string): string {
  const short = /^#(.)(.)(.)$/.exec(colour);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : colour;
}

/** Areas of about one colour, with one line around all of them. */
class Area {
  private colour = '';
  /** The path of the shape before. */
  private path: string | undefined;
  private under = '';
  private over = '';

  add(node: Node, colour: string, width: number, line: number): string {
    const path = node.attributes.get('d');
    // An arm or a leg is its dark side, and itself upon it.
    const same = width > 0 && path === this.path;
    const clipped = node.attributes.has('clip-path');
    const away = this.colour ? distance(this.colour, colour) : 0;
    if (clipped && this.colour && away < near.shade) return '';
    const before = !same && away > near.sameArea ? this.end() : '';
    this.colour = colour;
    this.path = path;
    const edge = { stroke: '#000', 'stroke-width': short(width + 2 * line) };
    const inner = { stroke: '#fff', 'stroke-width': short(width) };
    const fill = width > 0 ? 'none' : undefined;
    this.under += painted(node, { fill: fill ?? '#000', ...edge });
    this.over += painted(node, { fill: fill ?? '#fff', ...(width > 0 && inner) });
    return before;
  }

  end(): string {
    const drawn = this.under + this.over;
    this.colour = this.under = this.over = '';
    return drawn;
  }
}

const scaleOf = (node: Node) =>
  Math.abs(Number(/scale\((-?[\d.]+)/.exec(node.attributes.get('transform') ?? '')?.[1] ?? 1));

function isDot(node: Node, { dot }: Pen, larger = 1): boolean {
  const radius = Math.max(number(node, 'r'), number(node, 'rx'), number(node, 'ry'));
  return ['circle', 'ellipse'].includes(node.tag) && radius < dot * larger;
}

function outlinedShape(node: Node, pen: Pen, area: Area): string {
  const fill = node.attributes.get('fill') ?? '#000';
  const isLine = fill === 'none';
  const colour = hex((isLine ? node.attributes.get('stroke') : fill) ?? '#000');
  // A shine on a glass or a grape: nothing to colour in, but the thing under it is complete.
  if (Number(node.attributes.get('opacity') ?? 1) < 1) return area.end();
  if (isLine) {
    const width = number(node, 'stroke-width');
    if (width > 4 * pen.line) return area.add(node, colour, width, pen.line);
    const thin = short(Math.max(pen.line, Math.min(width, 1.6 * pen.line)));
    return area.end() + painted(node, { fill: 'none', stroke: '#000', 'stroke-width': thin });
  }
  // Eyes stay dark, and the light in them white.
  if (isDot(node, pen, 2.7) && colour === ink.toLowerCase())
    return area.end() + painted(node, { fill: '#000' });
  if (isDot(node, pen) && lightness(colour) > 0.9)
    return area.end() + painted(node, { fill: '#fff' });
  return area.add(node, colour, 0, pen.line);
}

/** What is cut to a shape gets a line around that shape. */
function clipEdge(node: Node, siblings: readonly Node[], { line }: Pen): string {
  const id = /#([^)]+)/.exec(node.attributes.get('clip-path') ?? '')?.[1];
  const clip = siblings.find((one) => one.tag === 'clipPath' && one.attributes.get('id') === id);
  const edge = { fill: 'none', stroke: '#000', 'stroke-width': short(line) };
  return (clip?.children ?? []).map((shape) => painted(shape, edge)).join('');
}

function outlinedGroup(node: Node, siblings: readonly Node[], pen: Pen): string {
  const scale = scaleOf(node);
  const isPaint = ([key]: [string, string]) => paints.includes(key) && key !== 'opacity';
  const paint = [...node.attributes].filter(isPaint);
  const children = node.children.map((child) => ({
    ...child,
    attributes: new Map([...paint, ...child.attributes]),
  }));
  const attributes = new Map([...node.attributes].filter((one) => !isPaint(one)));
  const inner = outlinedAll(children, { line: pen.line / scale, dot: pen.dot / scale });
  return write({ tag: 'g', attributes }, inner) + clipEdge(node, siblings, pen);
}

function outlinedAll(nodes: readonly Node[], pen: Pen): string {
  const area = new Area();
  const drawn = nodes.map((node) => {
    if (node.tag === 'clipPath')
      return write(node, node.children.map((one) => write(one)).join(''));
    if (node.tag === 'g') return area.end() + outlinedGroup(node, nodes, pen);
    return outlinedShape(node, pen, area);
  });
  return drawn.join('') + area.end();
}

export function outlined(svg: string): string {
  const drawing = readSvg(svg);
  const box = (drawing.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const longest = Math.max(width, height);
  const line = longest * 0.011;
  const wider = [x - line, y - line, width + 2 * line, height + 2 * line].map(short);
  const attributes = new Map(drawing.attributes).set('viewBox', wider.join(' '));
  const inside = outlinedAll(drawing.children, { line, dot: longest * 0.03 });
  return write({ tag: 'svg', attributes }, inside);
}

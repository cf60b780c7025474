/** A drawing as a small file, cut to its edges. */
import { short } from '../geometry.ts';
import { group } from '../strokes.ts';
import { boxOf, type Box } from './box.ts';

/** Path data without the spaces and noughts that it can do without. */
const tightPath = (d: string): string =>
  d
    .replace(/-?\d*\.\d+/g, (number) => short(Number(number)))
    .replace(/\s+/g, ' ')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .replace(/(^|[^\d.])0\./g, '$1.');

const shortHex = (colour: string): string =>
  colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** One letter each, in the order in which they come. */
function shortIds(svg: string, prefix = ''): string {
  const ids = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))];
  const names = new Map(
    ids.map((id, place) => [id, prefix + place.toString(36).replace(/^\d/, 'z$&')]),
  );
  return svg
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${names.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${names.get(id)})`);
}

/** The same clipping shape twice is one too many. */
function singleClips(svg: string): string {
  const ids = new Set<string>();
  return svg.replace(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (whole, id: string) => {
    const seen = ids.has(id);
    ids.add(id);
    return seen ? '' : whole;
  });
}

function viewBox([x, y, width, height]: Box): string {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top].join(' ');
}

/** Strokes are round unless they say otherwise, so the whole drawing says it once. */
const roundStrokes = 'stroke-linecap="round" stroke-linejoin="round"';

const tight = (svg: string): string =>
  svg
    .replace(/ stroke-line(cap|join)="round"/g, '')
    .replace(/<ellipse ([^>]*)rx="([^"]+)" ry="\2"/g, '<circle $1r="$2"')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tightPath(d)}"`)
    .replace(/#[\da-fA-F]{6}\b/g, shortHex)
    .replace(/="(-?)0\.(\d)/g, '="$1.$2');

export const svgFile = (svg: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(boxOf(svg))}" ${roundStrokes}>${tight(shortIds(singleClips(svg)))}</svg>\n`;

/** A drawing that becomes part of a page, where the parts of others must not have the same names. */
export const svgPart = (svg: string, name: string): string =>
  group(tight(shortIds(singleClips(svg), `${name}-`)), roundStrokes);

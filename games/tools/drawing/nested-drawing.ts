/** A drawing as a part of another one. */

export const viewBoxOf = (
  drawing: string,
): [x: number, y: number, width: number, height: number] => {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '')
    .split(/[ ,]+/)
    .map(Number);
  return [x, y, width, height];
};

export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** As a part of the drawing: a browser sets up a whole document for each drawing within a drawing. */
export function inlined(drawing: string, box: readonly number[], name: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.map(short);
  return drawing
    .trim()
    .replace(/^<svg( xmlns="[^"]*")?/, `<svg x="${x}" y="${y}" width="${width}" height="${height}"`)
    .replace(/ id="/g, ` id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`);
}

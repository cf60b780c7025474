/** The picture of a lesson in the library: its cover pictures on a hill of coloured paper. */
type About = { colour: string; playful: boolean; pictures: string[] };

const places: Record<number, [x: number, y: number, size: number, turn: number][]> = {
  1: [[100, 46, 120, -4]],
  2: [
    [38, 52, 122, -6],
    [164, 62, 116, 6],
  ],
  3: [
    [16, 66, 100, -8],
    [110, 44, 104, 3],
    [206, 68, 98, 8],
  ],
};

const playMark =
  '<circle cx="288" cy="32" r="20" fill="#1F7A4D"/><path d="M282 22L299 32L282 42Z" fill="#FFF" stroke="#FFF" stroke-width="4" stroke-linejoin="round"/>';

/** As a part of the drawing: a browser sets up a whole document for each drawing within a drawing, before it can draw. */
function inlined(drawing: string, box: string, index: number): string {
  return drawing
    .trim()
    .replace(/^<svg( xmlns="[^"]*")?/, `<svg ${box}`)
    .replace(/ id="/g, ` id="p${index}-`)
    .replace(/url\(#/g, `url(#p${index}-`);
}

function placed(drawing: string, index: number, count: number): string {
  const [x, y, size, turn] = places[count]?.[index] ?? [100, 46, 120, 0];
  const box = `x="${x}" y="${y}" width="${size}" height="${size}"`;
  return `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})">${inlined(drawing, box, index)}</g>`;
}

export function thumbnail({ colour, playful, pictures }: About): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">',
    '<path d="M0 0H320V240H0Z" fill="#FFF8EC"/>',
    `<path d="M0 92C60 40 120 64 176 48C236 30 276 52 320 26V240H0Z" fill="${colour}" opacity=".55"/>`,
    `<path d="M0 178C70 146 140 166 200 176C250 184 290 166 320 156V240H0Z" fill="${colour}"/>`,
    ...pictures.map((picture, index) => placed(picture, index, pictures.length)),
    playful ? playMark : '',
    '</svg>\n',
  ].join('');
}

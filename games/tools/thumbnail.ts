/** The picture of a lesson in the library: its cover pictures on a hill of coloured paper. */
export type Cover = { type: 'image/webp' | 'image/svg+xml'; content: Buffer };

type About = { colour: string; playful: boolean; pictures: Cover[] };

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

export function thumbnail({ colour, playful, pictures }: About): string {
  const images = pictures.map(({ type, content }, index) => {
    const [x, y, size, turn] = places[pictures.length]?.[index] ?? [100, 46, 120, 0];
    const middle = `${x + size / 2} ${y + size / 2}`;
    const source = `data:${type};base64,${content.toString('base64')}`;
    return `<image x="${x}" y="${y}" width="${size}" height="${size}" transform="rotate(${turn} ${middle})" href="${source}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">',
    '<path d="M0 0H320V240H0Z" fill="#FFF8EC"/>',
    `<path d="M0 92C60 40 120 64 176 48C236 30 276 52 320 26V240H0Z" fill="${colour}" opacity=".55"/>`,
    `<path d="M0 178C70 146 140 166 200 176C250 184 290 166 320 156V240H0Z" fill="${colour}"/>`,
    ...images,
    playful ? playMark : '',
    '</svg>\n',
  ].join('');
}

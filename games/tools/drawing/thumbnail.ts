/** The picture of a lesson in the library: a page of its story; for games the same place, with cards to play. */
import { inlined, short, viewBoxOf } from './nested-drawing.ts';

export type Thing = {
  drawing: string;
  /** The middle of its foot and its width, in hundredths of the scene's width and height. */
  at: [x: number, y: number];
  size: number;
  turn?: number;
  mirrored?: boolean;
};
export type CoverScene = { backdrop: string; things: Thing[] };
/** Somebody who looks over the cards; the face is a part of the height. */
export type CoverHost = { drawing: string; face: number };
type About = { playful: boolean; scene: CoverScene; host: CoverHost; cards: string[] };

/** Scenes are 5 to 4 and the thumbnail 4 to 3, so the scene stands on the lower edge and loses some sky. */
const scene = { width: 320, height: 256, top: -16 };
const card = { width: 96, height: 118, foot: 226 };
const tallestHost = 190;
const largestFace = 84;
const fans: Record<number, [x: number, turn: number][]> = {
  1: [[160, -4]],
  2: [
    [108, -8],
    [212, 7],
  ],
  3: [
    [66, -10],
    [160, 2],
    [254, 9],
  ],
};

function placed({ drawing, at, size, turn = 0, mirrored = false }: Thing, index: number): string {
  const [, , wide, high] = viewBoxOf(drawing);
  const width = (size / 100) * scene.width;
  const height = (width * high) / wide;
  const x = (at[0] / 100) * scene.width;
  const foot = scene.top + (at[1] / 100) * scene.height;
  const image = inlined(drawing, [x - width / 2, foot - height, width, height], `t${index}`);
  const moves = [
    ...(turn ? [`rotate(${turn} ${short(x)} ${short(foot - height / 2)})`] : []),
    ...(mirrored ? [`translate(${short(2 * x)} 0) scale(-1 1)`] : []),
  ];
  return moves.length > 0 ? `<g transform="${moves.join(' ')}">${image}</g>` : image;
}

function dealt(drawing: string, index: number, count: number): string {
  const [x, turn] = fans[count]?.[index] ?? [160, 0];
  const top = card.foot - card.height;
  const box = [x - card.width / 2 + 10, top + 12, card.width - 20, card.height - 24];
  return (
    `<g transform="rotate(${turn} ${x} ${card.foot})">` +
    `<rect x="${x - card.width / 2}" y="${top + 3}" width="${card.width}" height="${card.height}" rx="14" fill="#26233A" opacity=".22"/>` +
    `<rect x="${x - card.width / 2}" y="${top}" width="${card.width}" height="${card.height}" rx="14" fill="#FFFDF7"/>` +
    `${inlined(drawing, box, `c${index}`)}</g>`
  );
}

/** Their chin is above the card in the middle, and the rest of them behind it. */
function standing({ drawing, face }: CoverHost): string {
  const [, , wide, high] = viewBoxOf(drawing);
  const height = Math.min(tallestHost, largestFace / face);
  const width = (height * wide) / high;
  const foot = card.foot - card.height - 16 + height * (1 - face);
  return inlined(drawing, [scene.width / 2 - width / 2, foot - height, width, height], 'h');
}

export function thumbnail({ playful, scene: { backdrop, things }, host, cards }: About): string {
  const front = playful
    ? [standing(host), ...cards.map((drawing, index) => dealt(drawing, index, cards.length))]
    : things.map(placed);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">',
    inlined(backdrop, [0, scene.top, scene.width, scene.height], 'b'),
    ...front,
    '</svg>\n',
  ].join('');
}

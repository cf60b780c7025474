/** Fruit and vegetables as a market shows them: heaped in a crate. In centimetres, standing on 0. */
import { shade } from '../colours.ts';
import { short } from '../geometry.ts';
import { group, line, shape, solid } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import * as fruit from '../things/fruit.ts';

/** How wide each is, how much of that the next one leaves free, and how far they are turned. */
type Heap = { draw: () => string; width: number; free: number; turns: readonly number[] };

const half = 34;
const wood = '#E3B57C';
/** From the back to the front: lower, wider and nearer to the light. */
const rows = [
  { foot: -24, reach: half - 13, dark: 0.18 },
  { foot: -17, reach: half - 7, dark: 0.09 },
  { foot: -9, reach: half - 3, dark: 0 },
];

function heaped({ draw, width, free, turns }: Heap): string {
  const svg = draw();
  const [x, y, wide, high] = boxOf(svg);
  const scale = width / wide;
  return rows
    .flatMap(({ foot, reach, dark }, row) => {
      const room = 2 * reach - width;
      const count = Math.max(2, Math.round(room / (width * free)) + 1);
      const tinted = svg.replace(/#[\da-f]{6}/gi, (hex) => shade(hex, dark));
      // Each lies on its right neighbour, so that its dark side parts the two.
      return Array.from({ length: count }, (_, place) => {
        const middle = reach - width / 2 - (room * place) / (count - 1);
        const turn = turns[(place + row) % turns.length]!;
        return group(
          tinted.replace(/(\bid="|url\(#)/g, `$1r${row}-${place}-`),
          `transform="translate(${short(middle)} ${foot}) rotate(${turn} 0 ${short((-high * scale) / 2)}) scale(${scale.toFixed(3)}) translate(${short(-x - wide / 2)} ${short(-y - high)})"`,
        );
      });
    })
    .join('');
}

/** A low crate whose front board hides the feet of the heap. */
const crateOf = (heap: Heap): string =>
  shape(`M${4 - half} -24H${half - 4}L${half} -8H${-half}Z`, shade(wood, 0.5)) +
  heaped(heap) +
  solid(
    'steige',
    `M${-half - 2} -14H${half + 2}L${half - 1} 0H${1 - half}Z`,
    wood,
    `M16 -16H${half + 4}V2H16Z`,
  ) +
  line(`M${-half - 1} -7H${half + 1}`, shade(wood, 0.3), 1.6);

const crate = (
  name: string,
  draw: () => string,
  width: number,
  turns: readonly number[],
  free = 0.8,
) => ({ name, draw: () => crateOf({ draw, width, turns, free }) });

export const crates = {
  'kiste-aepfel': crate('die Äpfel', fruit.apple, 17, [0, -12, 10]),
  'kiste-bananen': crate('die Bananen', fruit.banana, 22, [8, -4, 14], 0.45),
  'kiste-birnen': crate('die Birnen', fruit.pear, 15, [0, 14, -12]),
  'kiste-orangen': crate('die Orangen', fruit.orange, 17, [0, 30, -20]),
  'kiste-erdbeeren': crate('die Erdbeeren', fruit.strawberry, 15, [0, 18, -16]),
  'kiste-kirschen': crate('die Kirschen', fruit.cherry, 16, [0, -14, 12], 0.7),
  'kiste-trauben': crate('die Trauben', fruit.grape, 22, [0, 10, -10], 0.75),
  'kiste-tomaten': crate('die Tomaten', fruit.tomato, 17, [0, 12, -10]),
  'kiste-karotten': crate('die Karotten', fruit.carrot, 25, [6, -6, 0], 0.45),
  'kiste-gurken': crate('die Gurken', fruit.cucumber, 30, [14, 6, 10], 0.45),
  'kiste-kartoffeln': crate('die Kartoffeln', fruit.potato, 18, [0, 24, -20], 0.7),
  'kiste-salat': crate('der Salat', fruit.lettuce, 24, [0, 6, -6], 0.75),
} as const;

/** What belongs in a school bag. */
import { ink, light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';

/** Long things lie slanted, so that they fill the picture. */
const slanted = (content: string): string =>
  `<g transform="translate(0 -46) rotate(-38)">${content}</g>`;

const pen = (body: string, tip: string): string =>
  shape('M-56 -9H34V9H-56Z', body) +
  shape('M-56 3H34V9H-56Z', shade(body)) +
  shape('M-56 -9H34V-4H-56Z', light(body)) +
  tip;

export const pencil = (): string =>
  slanted(
    pen(
      named.gelb,
      shape('M34 -9L58 0L34 9Z', '#F2D3A0') +
        shape('M50 -3L58 0L50 3Z', ink) +
        shape('M-66 -9H-56V9H-66Z', '#C9CED8') +
        shape('M-76 -9H-66V9H-76Q-80 0 -76 -9Z', '#F48FA0'),
    ),
  );

/** One for the singular: three would be a plural. */
const colouredPencilAlone = pen(
  named.blau,
  shape('M34 -9L58 0L34 9Z', '#F2D3A0') +
    shape('M47 -4.4L60 0L47 4.4Z', named.blau) +
    shape('M-62 -9H-56V9H-62Q-64 0 -62 -9Z', '#F2D3A0'),
);
export const colouredPencil = (): string =>
  slanted(colouredPencilAlone) + line('M28 -4C40 -10 48 4 60 -4', named.blau, 5);

const fountainPenAlone =
  pen(
    named.lila,
    shape('M28 -9H40L44 -6V6L40 9H28Z', '#2B2A31') +
      shape('M44 -6C56 -5 64 -2 70 0C64 2 56 5 44 6Z', '#E0B23C') +
      line('M54 0H70', ink, 1.6) +
      shape('M-62 -9H-56V9H-62Q-66 0 -62 -9Z', '#E0B23C'),
  ) + shape('M-40 -13H-6Q-2 -13 -2 -9H-40Z', '#E0B23C');
export const fountainPen = (): string =>
  slanted(fountainPenAlone) + line('M56 -6C44 -10 40 2 30 -2', named.lila, 4);

export const exerciseBook = (): string =>
  solid(
    'heft',
    'M-44 -104H40Q46 -104 46 -98V-6Q46 0 40 0H-44Z',
    named.gruen,
    'M24 -110C30 -60 28 -20 22 6H60V-110Z',
  ) +
  shape('M-44 -104H-34V0H-44Z', shade(named.gruen, 0.3)) +
  shape('M-20 -84H32V-52H-20Z', '#FFF8EC') +
  line('M-12 -74H24M-12 -64H14', '#8A8696', 3) +
  line('M-44 -92h-6M-44 -70h-6M-44 -48h-6M-44 -26h-6', '#C9CED8', 4);

export const book = (): string =>
  shape('M-46 -8C-46 -16 -40 -18 -34 -18H46V0H-38C-44 0 -46 -4 -46 -8Z', '#FFF8EC') +
  line('M-38 -10H44', '#D9CFBE', 2) +
  line('M-38 -5H44', '#D9CFBE', 2) +
  solid(
    'buch',
    'M-46 -10V-100C-46 -106 -42 -110 -36 -110H42Q46 -110 46 -106V-18H-34C-42 -18 -46 -16 -46 -10Z',
    named.blau,
    'M22 -114C30 -70 28 -40 20 -16H60V-114Z',
  ) +
  shape(
    'M-46 -10V-100C-46 -106 -42 -110 -36 -110H-32V-18C-40 -18 -46 -16 -46 -10Z',
    shade(named.blau, 0.3),
  ) +
  oval(7, -66, 20, 20, named.gelb) +
  shape(
    'M7 -56C-2 -62 -4 -72 2 -78C4 -74 6 -74 7 -80C10 -74 12 -76 14 -78C18 -70 16 -60 7 -56Z',
    named.gruen,
  ) +
  line('M-12 -36H28', light(named.blau, 0.6), 4) +
  line('M-46 -8C-46 -3 -42 0 -38 0H46', shade(named.blau, 0.3), 3);

export const ruler = (): string =>
  slanted(
    shape('M-76 -15H76V15H-76Z', named.senf) +
      shape('M-76 9H76V15H-76Z', shade(named.senf)) +
      [...Array(15).keys()]
        .map((n) => line(`M${-70 + n * 10} -15v${n % 5 ? 9 : 15}`, ink, 2))
        .join(''),
  );

export const scissors = (): string =>
  line('M-6 -44L30 -104', '#B9BEC8', 10) +
  line('M6 -44L-30 -104', '#D5D9E1', 10) +
  line('M-8 -44L-26 -16M8 -44L26 -16', named.orange, 11) +
  `<g fill="none" stroke="${named.orange}" stroke-width="10"><ellipse cx="-28" cy="-16" rx="16" ry="14"/><ellipse cx="28" cy="-16" rx="16" ry="14"/></g>` +
  oval(0, -52, 4, 4, '#6D6A78');

const eraserAlone = `<g transform="rotate(-14)">${shape('M-50 -46L-38 -56H50L40 -46Z', '#FFF8EC') + shape('M-50 -46H4V-6H-50Z', '#F79CB8') + shape('M4 -46H40V-6H4Z', named.blau) + shape('M40 -46L50 -56V-16L40 -6Z', shade(named.blau, 0.3)) + shape('M-50 -12H40V-6H-50Z', ink, 'opacity=".12"') + line('M12 -34H32M12 -26H26', '#fff', 3)}</g>`;
export const eraser = (): string =>
  eraserAlone +
  [
    [-52, -4],
    [-40, -1],
    [54, -4],
  ]
    .map(([x, y]) => oval(x!, y!, 3.4, 2, '#F79CB8'))
    .join('');

const sharpenerAlone =
  solid(
    'spitzer',
    'M-40 -54Q0 -44 40 -54Q46 -30 40 -6Q0 -14 -40 -6Q-46 -30 -40 -54Z',
    named.rot,
    'M20 -60C28 -40 26 -16 18 0H60V-60Z',
  ) +
  shape('M-28 -44L28 -48V-38L-28 -26Z', '#C9CED8') +
  line('M-26 -40L26 -44', '#fff', 3) +
  oval(-2, -36, 4.4, 4.4, '#6D6A78') +
  oval(41, -30, 8, 13, '#5B4A48');
export const sharpener = (): string =>
  sharpenerAlone +
  shape('M-30 -6C-26 6 -10 2 -8 -6C-2 4 12 2 14 -8', '#F2D3A0') +
  line('M-30 -4C-24 4 -12 2 -8 -6C-2 2 10 2 14 -6', named.rot, 2.4);

export const glueStick = (): string =>
  shape('M-17 -100C-17 -108 17 -108 17 -100V-84H-17Z', '#FFFDF6') +
  line('M-17 -100C-17 -108 17 -108 17 -100V-86', '#D5D9E1', 2) +
  solid(
    'kleber',
    'M-22 -86H22V-6Q22 0 16 0H-16Q-22 0 -22 -6Z',
    named.gelb,
    'M8 -90C14 -50 12 -20 6 4H40V-90Z',
  ) +
  shape('M-22 -64H22V-30H-22Z', named.blau) +
  shape('M10 -64H22V-30H10Z', shade(named.blau)) +
  shape('M-22 -14H22V-6Q22 0 16 0H-16Q-22 0 -22 -6Z', shade(named.gelb, 0.3)) +
  oval(-4, -47, 9, 9, '#fff') +
  line('M-8 -47h8', named.blau, 3);

const brushWith = (paint: string): string =>
  shape('M-72 -4C-40 -9 0 -9 16 -7V7C0 9 -40 9 -72 4Q-76 0 -72 -4Z', named.rot) +
  shape('M-72 1C-40 4 0 4 16 3V7C0 9 -40 9 -72 4Z', shade(named.rot)) +
  shape('M14 -9H34V9H14Z', '#C9CED8') +
  line('M20 -9V9M27 -9V9', '#8F95A3', 2) +
  shape('M34 -10C50 -14 62 -8 74 0C62 8 50 14 34 10Z', '#6B4226') +
  shape('M54 -10C62 -8 68 -4 74 0C68 4 62 8 54 10C58 4 58 -4 54 -10Z', paint);
const brushAlone = brushWith(named.rot);
/** In the hand of somebody who paints: with paint on it, but no stroke in the air. */
export const paintBrush = (paint: string): string => slanted(brushWith(paint));
export const brush = (): string =>
  slanted(brushAlone) + line('M42 -2C52 -8 58 4 68 -4', named.rot, 6);

/** On a table, without what they have just drawn. */
const lying = (content: string): string => `<g transform="translate(0 -10)">${content}</g>`;
export const lyingColouredPencil = (): string => lying(colouredPencilAlone);
export const lyingFountainPen = (): string => lying(fountainPenAlone);
export const lyingBrush = (): string => lying(brushAlone);

/** What has left no mark: on a shelf or in a bag, there is nothing yet that it has drawn, rubbed out or sharpened. */
export const unused: Readonly<Record<string, string>> = {
  buntstift: slanted(colouredPencilAlone),
  fueller: slanted(fountainPenAlone),
  pinsel: slanted(brushAlone),
  radiergummi: eraserAlone,
  spitzer: sharpenerAlone,
};

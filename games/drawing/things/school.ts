/** What belongs in a school bag. */
import { ink, light, named, shade } from '../colours.ts';
import { line, oval, pale, shape, solid } from '../strokes.ts';

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

const gold = '#E8B23A';
const inkBlue = '#2459C4';

const nib =
  shape('M44 -8C56 -12 64 -8 82 0C64 8 56 12 44 8Z', gold) +
  shape('M44 2C58 3 70 2 82 0C64 8 56 12 44 8Z', shade(gold)) +
  line('M58 0H80', ink, 2) +
  oval(57, 0, 2.8, 2.8, ink);

/** Its cap is on its end, with the clip that holds it in a pocket. */
const fountainPenAlone =
  nib +
  shape('M14 -10H38Q46 -10 46 -6V6Q46 10 38 10H14Z', '#2B2A31') +
  line('M24 -9V9M31 -9V9', '#55535E', 2) +
  shape('M-20 -12H16V12H-20Z', named.lila) +
  shape('M-20 3H16V12H-20Z', shade(named.lila)) +
  shape('M-20 -12H16V-7H-20Z', light(named.lila)) +
  shape('M10 -12H17V12H10Z', gold) +
  shape('M-62 -14H-18V14H-62Q-74 14 -74 0T-62 -14Z', named.lila) +
  shape('M-73 4H-18V14H-62Q-71 14 -73 4Z', shade(named.lila)) +
  shape('M-26 -14H-17V14H-26Z', gold) +
  line('M-66 -13Q-66 -18 -60 -18H-34', gold, 6) +
  oval(-33, -16, 4.6, 4.6, gold);
/** Its nib is at the end of what it has just written. */
export const fountainPen = (): string =>
  line('M-72 -4C-60 -26 -50 -22 -56 -8S-38 -26 -34 -18S-40 0 -28 -6S-12 -18 -2 -1', inkBlue, 5) +
  `<g transform="translate(44 -70) rotate(-56) scale(-1 1)">${fountainPenAlone}</g>`;

/** Its lower corner is turned up, so that the lines on its paper are seen. */
export const exerciseBook = (): string =>
  pale('M-38 -102H44Q50 -102 50 -96V-2Q50 3 45 3H-38Z') +
  line('M2 -30H47M-6 -20H47M-14 -10H47', '#8FB6F0', 2.6) +
  line('M40 -38V0', named.rot, 2.2) +
  solid(
    'heft',
    'M-44 -106H40Q46 -106 46 -100V-38L8 0H-44Q-48 0 -48 -4V-102Q-48 -106 -44 -106Z',
    named.gruen,
    'M28 -110C32 -70 26 -30 6 6H60V-110Z',
  ) +
  shape('M46 -38Q20 -42 12 -34T8 0Z', light(named.gruen, 0.5)) +
  shape('M-48 -102Q-48 -106 -44 -106H-36V0H-44Q-48 0 -48 -4Z', shade(named.gruen, 0.3)) +
  line('M-42 -86V-74M-42 -32V-20', '#D5D9E1', 4) +
  shape(
    'M-24 -92H30Q34 -92 34 -88V-58Q34 -54 30 -54H-24Q-28 -54 -28 -58V-88Q-28 -92 -24 -92Z',
    '#FFF8EC',
  ) +
  line('M-20 -80H26M-20 -66H12', '#8FB6F0', 3);

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

const glue = '#FDFBFF';

/** Turned out of its tube, and soft at the top from sticking. */
const glueStickAlone =
  pale('M-20 -84V-112C-20 -122 -10 -124 0 -121C10 -118 20 -120 20 -110V-84Z', glue) +
  shape('M8 -118C14 -119 19 -118 19 -110V-86H8Z', '#E3DEEA') +
  solid('kleber', 'M-25 -88H25V-18H-25Z', named.gelb, 'M9 -92V-14H40V-92Z') +
  shape('M-25 -88H25V-80H-25Z', light(named.gelb, 0.55)) +
  shape('M-25 -72H25V-30H-25Z', named.blau) +
  shape('M9 -72H25V-30H9Z', shade(named.blau)) +
  shape('M0 -68C8 -58 11 -53 11 -47C11 -33 -11 -33 -11 -47C-11 -53 -8 -58 0 -68Z', glue) +
  solid('dreher', 'M-22 -18H22V-4Q22 0 18 0H-18Q-22 0 -22 -4Z', named.rot, 'M9 -20V2H40V-20Z') +
  line('M-14 -14V-5M-6 -14V-5M2 -14V-5M10 -14V-5M17 -14V-5', shade(named.rot, 0.3), 2.6);
const glueCap =
  solid('kappe', 'M32 -54Q32 -62 40 -62H76Q84 -62 84 -54V0H32Z', named.rot, 'M66 -66V4H100V-66Z') +
  line('M42 -46V-12M52 -46V-12M62 -46V-12M73 -46V-12', shade(named.rot, 0.24), 3);
const glueDrop =
  pale('M-46 -38C-33 -22 -29 -17 -29 -9C-29 6 -63 6 -63 -9C-63 -17 -59 -22 -46 -38Z', glue) +
  line('M-55 -10Q-54 -17 -50 -22', '#D5CEDD', 3);
export const glueStick = (): string => glueDrop + glueStickAlone + glueCap;
/** In a hand, with its cap and its drops elsewhere. */
export const openGlueStick = (): string => glueStickAlone;

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
  klebestift: glueStickAlone,
  pinsel: slanted(brushAlone),
  radiergummi: eraserAlone,
  spitzer: sharpenerAlone,
};

/** Things in houses that stories need beside the words. In centimetres, standing on 0. */
import { ink, light, named, shade } from '../colours.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';

const wood = '#C98B4B';
const box = (x: number, y: number, width: number, height: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;

export const easel = (): string =>
  line('M-52 0L-14 -176M52 0L14 -176', shade(wood, 0.3), 7) +
  line('M0 -170V-20', shade(wood, 0.42), 6) +
  box(-96, -160, 192, 112, shade(wood, 0.1), 4) +
  box(-91, -156, 182, 104, '#fff') +
  box(-100, -52, 200, 8, wood, 3);

const painted = (content: string): string => group(content, 'transform="translate(0 -104)"');
/** What is painted on the paper of the easel so far. */
export const paintedSky = (): string => painted(box(-91, -52, 182, 104, '#2F6FD0'));
export const paintedMeadow = (): string =>
  paintedSky() +
  painted(
    shape('M-91 8Q-40 -10 10 6T91 0V52H-91Z', named.gruen) +
      line('M-70 30l3 -9M-20 38l3 -9M40 26l3 -9M74 40l3 -9M8 22l3 -9', '#237D47', 2),
  );

export const paintPot = (colour: string): string =>
  solid('farbtopf', 'M-11 -18H11V-2Q0 3 -11 -2Z', '#D8DCE2', 'M4 -19V3H13V-19Z') +
  oval(0, -18, 11, 4, '#B9BEC8') +
  oval(0, -18.4, 9.4, 3, colour) +
  shape('M-9 -18Q-9 -8 -6 -8T-4 -14T-1 -10T1 -17Z', colour);

const spill = (colour: string): string =>
  shape('M-34 -3C-30 -12 -8 -14 4 -10C22 -14 38 -8 34 -2C30 4 -26 5 -34 -3Z', colour) +
  oval(-46, -2, 6, 2.4, colour) +
  oval(44, 0, 5, 2, colour) +
  oval(-8, -9, 12, 2, light(colour, 0.5));

export const tippedPot = (colour: string): string =>
  spill(colour) +
  group(paintPot(colour), 'transform="translate(-16 -6) rotate(-96) translate(0 9)"');

export const table = (): string =>
  line('M-84 -64L-88 -2M84 -64L88 -2', shade(wood, 0.35), 8) +
  line('M-60 -62L-62 -14M60 -62L62 -14', shade(wood, 0.46), 6) +
  shape('M-100 -72Q-100 -78 -92 -78H92Q100 -78 100 -72L104 -60H-104Z', wood) +
  shape('M-104 -60H104V-56Q104 -53 100 -53H-100Q-104 -53 -104 -56Z', shade(wood, 0.26));

/** With a cloth, for feasts. */
export const laidTable = (): string =>
  line('M-84 -50L-88 -2M84 -50L88 -2', shade(wood, 0.35), 8) +
  shape('M-100 -72Q-100 -78 -92 -78H92Q100 -78 100 -72L106 -58H-106Z', '#FFFDF7') +
  shape(
    'M-106 -58H106V-34Q97 -26 88 -34T70 -34T53 -34T35 -34T18 -34T0 -34T-18 -34T-35 -34T-53 -34T-70 -34T-88 -34T-106 -34Z',
    '#F9E3D2',
  ) +
  line('M-106 -46H106', named.rot, 4);

export const plate = (): string =>
  oval(0, -3, 34, 5, '#D9DEE6') + oval(0, -4.6, 34, 5, '#FFFFFF') + oval(0, -4.6, 23, 3, '#E9EEF4');

export const tray = (): string =>
  shape('M-66 -4L-58 -14H58L66 -4Q66 0 60 0H-60Q-66 0 -66 -4Z', '#8D95A3') +
  shape('M-58 -12H58L63 -5H-63Z', '#B7BECA');

const bit = (x: number, y: number, turn: number): string =>
  group(
    shape(
      'M-3.400 1.400Q-4 -1.800 -1.400 -2.800Q1.600 -3.600 3.400 -1.400Q4.200 1.400 1.600 2.600Q-1.800 3.400 -3.400 1.400Z',
      '#A9682F',
    ) +
      shape(
        'M-3.200 0.600Q-3.600 -2 -1.300 -2.800Q1.400 -3.400 3 -1.600Q3.400 0.600 1.200 1.500Q-1.800 2.200 -3.200 0.600Z',
        '#D9A05B',
      ) +
      oval(1.2, -1.5, 0.8, 0.6, '#5A3420') +
      oval(-1.7, -0.6, 0.6, 0.5, '#5A3420'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Five pieces of a biscuit. */
export const crumbs = (): string =>
  bit(-8, -6.4, 0) + bit(2, -7, 150) + bit(11, -5.6, 40) + bit(-3.4, -2.4, 200) + bit(6.4, -2, -20);

export const crate = (): string =>
  solid('kiste', 'M-48 -46H48L44 0H-44Z', '#E0A25C', 'M22 -48V2H50V-48Z') +
  line('M-46 -31H46M-45 -15H45', shade('#E0A25C', 0.3), 2.4) +
  box(-51, -50, 102, 8, shade('#E0A25C', 0.12), 3);

export const crateBack = (): string => shape('M-44 -62H44L48 -44H-48Z', shade('#E0A25C', 0.42));

export const fishBowl = (): string =>
  oval(0, -3, 24, 4, '#000', 'opacity=".1"') +
  oval(0, -26, 31, 26, '#D8F1F8', 'opacity=".9"') +
  shape(
    'M-30 -32Q-15 -36 0 -32T30 -32C33 -12 20 -1 0 -1C-20 -1 -33 -12 -30 -32Z',
    '#8FD3E8',
    'opacity=".85"',
  ) +
  oval(0, -50, 18, 4, '#BFE6F2') +
  line('M-20 -38Q-25 -26 -18 -14', '#fff', 3) +
  line('M14 -2Q10 -14 15 -22', named.gruen, 3);

export const wool = (): string =>
  line('M10 -4Q26 4 40 -3T62 -2', named.rot, 2.4) +
  oval(0, -12, 13, 12, named.rot) +
  line('M-10 -18Q0 -8 12 -12M-12 -10Q0 -2 9 -4M-4 -23Q8 -18 12 -8', shade(named.rot, 0.3), 1.6);

export const dogBasket = (): string =>
  oval(0, -18, 48, 12, '#7A4A28') +
  oval(0, -17, 38, 8, '#F4D9B0') +
  shape('M-48 -18Q-46 0 -34 0H34Q46 0 48 -18Q24 -6 0 -6T-48 -18Z', '#B97A43') +
  line('M-40 -8Q0 2 40 -8', '#8F5A2C', 2.4);

export const bowl = (colour: string): string =>
  shape('M-18 -11H18L14 0H-14Z', colour) +
  oval(0, -11, 18, 4, shade(colour, 0.35)) +
  oval(0, -11, 13, 2.4, '#7A4A28');

/** Full of milk, which a drop has just left. */
export const milkBowl = (): string =>
  shape('M-20 -10H20L15 0H-15Z', '#8FB6F0') +
  shape('M6 -10H20L15 0H4Z', shade('#8FB6F0', 0.16)) +
  oval(0, -10, 20, 4.6, '#C9DBF6') +
  oval(0, -10, 17, 3.4, '#FFFFFF') +
  oval(-24, -1, 4, 1.2, '#FFFFFF');

export const bone = (): string =>
  line('M-10 -6H10', '#FFF6E4', 6) +
  [-12, 12].map((x) => oval(x, -9, 4.4, 4, '#FFF6E4') + oval(x, -3, 4.4, 4, '#FFF6E4')).join('');

/** Lies over whoever lies in the bed: the bed's own cover, from the side. */
export const blanket = (): string =>
  solid(
    'decke',
    'M-36 -2C-38 -22 -26 -30 0 -31C34 -33 66 -28 68 -14V6H-36Z',
    named.blau,
    'M-38 -6Q20 2 70 -8V10H-38Z',
  ) +
  [
    [-14, -16],
    [12, -20],
    [38, -16],
    [0, -6],
    [28, -5],
    [54, -8],
  ]
    .map(([x, y]) => oval(x!, y!, 4, 3.4, '#8FB6F0'))
    .join('');

/** As long as a child: it shows who lies under it, from the shoulders to the feet. */
export const longBlanket = (): string =>
  solid(
    'bettdecke',
    'M-48 6C-54 -18 -52 -44 -40 -52C-26 -58 -10 -54 4 -48C18 -43 30 -40 40 -42C48 -50 58 -50 62 -38C68 -20 66 -4 66 6Q54 12 42 7T18 8T-6 7T-30 8T-48 6Z',
    named.blau,
    'M-54 -8C-10 -20 30 -14 68 -20V14H-54Z',
  ) +
  line('M-47 2C-52 -18 -50 -42 -39 -49', '#C9DBF6', 7) +
  [
    [-24, -36],
    [0, -32],
    [26, -26],
    [52, -32],
    [-12, -10],
    [16, -10],
    [44, -10],
    [-30, -14],
  ]
    .map(([x, y]) => oval(x!, y!, 4, 3.4, '#8FB6F0'))
    .join('');

export const doorFrame = (): string =>
  box(-50, -206, 100, 206, '#EFE6D6', 3) +
  box(-42, -198, 84, 198, '#5B4A52') +
  box(-42, -16, 84, 16, '#8C6A50');

export const doorLeaf = (): string =>
  solid('tuerblatt', 'M-24 -198L22 -190V4L-24 0Z', named.gruen, 'M4 -202V8H24V-202Z') +
  line(
    'M-16 -176L14 -172V-110L-16 -112ZM-16 -92L14 -90V-22L-16 -20Z',
    shade(named.gruen, 0.28),
    3,
  ) +
  oval(16, -96, 4, 4, named.gelb);

/** Its near corner is rolled back, so that one sees the bare floor that lay under it. */
export const liftedCarpet = (): string =>
  shape('M64 -30L80 0H4Z', '#26233A', 'opacity=".1"') +
  shape('M-80 0L-56 -46H56L64 -30L4 0Z', '#C8323C') +
  shape('M-64 -6L-46 -40H46L53 -27L13 -6Z', '#FFE2B0') +
  shape('M-52 -11L-38 -35H36L42 -24L18 -11Z', named.blau) +
  shape('M-8 -33L20 -23L-8 -13L-36 -23Z', named.gelb) +
  line('M-82 0v4M-68 0v4M-54 0v4M-40 0v4M-26 0v4M-12 0v4', '#E8CFA4', 2.4) +
  shape('M64 -30Q60 -46 36 -52Q28 -48 27 -40Q20 -16 4 0Z', '#EBD3A3') +
  shape('M64 -30Q60 -46 36 -52Q54 -42 54 -29L4 0Z', shade('#EBD3A3', 0.14)) +
  line('M62 -34Q57 -45 37 -50Q30 -47 29 -40Q23 -18 9 -4', shade('#C8323C', 0.1), 3) +
  line('M64 -30L4 0', '#C8323C', 5);

export const standingMirror = (): string =>
  line('M-30 0L-20 -30M30 0L20 -30', shade(wood, 0.35), 6) +
  box(-42, -172, 84, 160, wood, 40) +
  box(-34, -164, 68, 144, '#CFE7F2', 33) +
  line('M-20 -130L0 -152M-20 -112L12 -146', '#fff', 4);

/** Without feet: it hangs on the wall. */
export const wallMirror = (): string =>
  oval(0, -44, 37, 44, wood) + oval(0, -44, 31, 38, '#CFE7F2') + line('M-18 -52L-2 -72', '#fff', 4);

export const clothesRail = (): string =>
  line('M-70 0V-150M70 0V-150M-84 0H-56M56 0H84', '#8A8F9C', 5) +
  line('M-74 -150H74', '#6E7482', 6);

/** Hooked over the rail at its top; a garment hangs from its arms at 0. */
export const hanger = (): string =>
  line('M-4 -11Q-4 -16 0 -16T4 -12Q4 -9 0 -8V-6L18 2M0 -6L-18 2', '#B98252', 2.2);

export const washbasin = (): string =>
  shape('M-12 -46H12L9 0H-9Z', '#DDE5EC') +
  shape('M-42 -74H42Q40 -46 16 -44H-16Q-40 -46 -42 -74Z', '#FFFFFF') +
  shape('M10 -74H42Q40 -46 16 -44H4Q14 -56 10 -74Z', '#DCE6EE') +
  oval(0, -74, 42, 5, '#EDF3F7') +
  oval(0, -74, 34, 3, '#A9D7E8') +
  line('M0 -76V-88Q0 -94 10 -92V-86', '#8A94A3', 5);

const bubblePlaces: readonly (readonly [number, number, number])[] = [
  [-60, -4, 10],
  [-44, -8, 13],
  [-26, -4, 11],
  [-10, -8, 13],
  [8, -4, 11],
  [24, -9, 13],
  [42, -4, 12],
  [58, -6, 10],
  [-52, -18, 8],
  [-30, -18, 9],
  [0, -18, 9],
  [30, -20, 8],
  [50, -16, 7],
];
export const foam = (): string =>
  bubblePlaces.map(([x, y, r]) => oval(x, y, r, r, '#FFFFFF')).join('') +
  bubblePlaces
    .map(([x, y, r]) => oval(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, '#CBE9F5'))
    .join('');

export const bubbles = (): string =>
  [
    [0, -6, 6],
    [14, -14, 4],
    [-12, -18, 4.6],
    [4, -26, 3.4],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#DDF3FB" fill-opacity=".8" stroke="#8FC9DE" stroke-width="1"/>`,
    )
    .join('');

export const soap = (): string =>
  solid(
    'seife',
    'M-11 -10H11Q14 -10 14 -5T11 0H-11Q-14 0 -14 -5T-11 -10Z',
    named.rosa,
    'M2 -12V2H16V-12Z',
  );
export const sponge = (): string =>
  solid('schwamm', 'M-13 -14H13Q16 -8 13 -1H-13Q-16 -8 -13 -14Z', named.gelb, 'M4 -16V2H18V-16Z') +
  [
    [-7, -9],
    [2, -6],
    [7, -11],
    [-3, -3],
  ]
    .map(([x, y]) => oval(x!, y!, 1.6, 1.4, shade(named.gelb, 0.3)))
    .join('');

/** Held at its end; its teeth point to the left. */
export const comb = (): string =>
  line(
    'M-1 -11H-12M-1 -14.500H-12M-1 -18H-12M-1 -21.500H-12M-1 -25H-12M-1 -28.500H-11',
    shade(named.rot, 0.2),
    2,
  ) + line('M0 0V-29', named.rot, 4.6);

/** Its front; who bathes stands or sits behind it. */
export const bathtub = (): string =>
  line('M-62 -6L-70 0M62 -6L70 0', named.senf, 8) +
  solid(
    'badewanne',
    'M-92 -56H92L80 -14Q77 -3 62 -3H-62Q-77 -3 -80 -14Z',
    '#FFFFFF',
    'M40 -60C60 -30 40 -10 10 0H94V-60Z',
  ) +
  line('M-90 -57H90', '#FFFFFF', 9) +
  line('M-90 -53.500H90', '#D5DFE8', 3) +
  line('M-66 -44L-60 -18', '#FFFFFF', 5);
export const bathtubBack = (): string =>
  shape('M-88 -58Q0 -74 88 -58V-52H-88Z', '#C9D6E0') +
  line('M-88 -59Q0 -75 88 -59', '#EDF3F7', 6) +
  line('M64 -62V-92Q64 -100 54 -100H46V-92', '#8A94A3', 6) +
  oval(64, -76, 7, 4, '#B4462F');

/** To carry, seen a little from above. */
export const servingTray = (): string =>
  shape('M-46 -7H46Q52 -4 48 1Q46 4 40 4H-40Q-46 4 -48 1Q-52 -4 -46 -7Z', shade(wood, 0.3)) +
  shape('M-44 -9H44Q49 -6 44 -3H-44Q-49 -6 -44 -9Z', light(wood, 0.3));

export const steam = (): string =>
  line('M-8 0Q-14 -9 -8 -17T-8 -34M6 -2Q0 -11 6 -19T6 -38', '#FFFFFF', 4).replace(
    '/>',
    ' opacity=".85"/>',
  );

export const stool = (): string =>
  line('M-20 -26L-24 -1M20 -26L24 -1M-8 -26L-9 -3M8 -26L9 -3', shade(wood, 0.3), 5) +
  solid(
    'hocker',
    'M-26 -34H26Q30 -34 30 -30T26 -26H-26Q-30 -26 -30 -30T-26 -34Z',
    wood,
    'M-30 -29H30V-24H-30Z',
  );

export const tooth = (): string =>
  shape(
    'M-7 -14C-9 -20 -3 -21 0 -19C3 -21 9 -20 7 -14C7 -9 5 0 3 0C1.600 0 2 -6 0 -6C-2 -6 -1.600 0 -3 0C-5 0 -7 -9 -7 -14Z',
    '#fff',
    'stroke="#C9D3DE" stroke-width="1.2"',
  );

export const waterGlass = (): string =>
  shape('M-6 -17H6L5 0H-5Z', '#DDF1F9') +
  shape('M-5.6 -12H5.600L5 -1H-5Z', '#8FD3E8') +
  line('M-3 -14L-2.600 -3', '#fff', 1.2);

/** Out of its cup, on its side. */
export const rollingEgg = (): string =>
  solid(
    'ei-rollt',
    'M-6.4 -4C-6.4 -6.9 -3.4 -8 -0.6 -8C3 -8 6.8 -6 6.8 -3.8C6.8 -1.6 3 0 -0.6 0C-3.6 0 -6.4 -1.2 -6.4 -4Z',
    '#FBEBD6',
    'M-7 -2.4Q0 -0.6 7 -3V1H-7Z',
  ) + oval(-2.4, -5.8, 1.7, 0.9, '#fff');

export const teapot = (): string =>
  line('M14 -14Q26 -16 24 -24', '#C4603F', 4) +
  oval(0, -11, 16, 11, '#DB7B55') +
  oval(0, -21, 7, 2.4, '#C4603F') +
  oval(0, -24, 2.4, 2.4, '#FFC145') +
  line('M-15 -18Q-24 -16 -15 -6', '#C4603F', 3);

/** Lighter than a mouse, who may be in it. */
const metal = '#B9C6D6';

export const cookingPot = (): string =>
  solid('kochtopf', 'M-22 -26H22V-4Q22 0 18 0H-18Q-22 0 -22 -4Z', metal, 'M8 -28V2H24V-28Z') +
  oval(0, -26, 22, 4.4, '#6B7787') +
  oval(0, -26, 18, 3, '#A9D7E8') +
  line('M-22 -18H-30M22 -18H30', ink, 4);

/** Upside down, on somebody's head. */
export const potUpsideDown = (): string =>
  solid(
    'topf-kopf',
    'M-22 0H22V-22Q22 -27 17 -27H-17Q-22 -27 -22 -22Z',
    metal,
    'M8 -29V2H24V-29Z',
  ) +
  line('M-17 -23Q-16 -25 -12 -25H0', light(metal, 0.5), 2) +
  line('M-22 -1.500H22', '#6B7787', 3.4) +
  line('M-23 -8H-30M23 -8H30', ink, 4);

export const desk = (): string =>
  line('M-70 -60V0M70 -60V0', '#7E8795', 6) +
  shape('M-84 -66H84L90 -54H-90Z', '#E3B57C') +
  box(-90, -54, 180, 6, shade('#E3B57C', 0.3), 2);

/** On a field of 10 × 16. */
const digits = [
  'M5 0Q10 0 10 8T5 16T0 8T5 0Z',
  'M2 4L6 0V16',
  'M0 4Q1 0 5 0T10 4Q10 8 0 16H10',
  'M1 1Q8 -2 9 4T4 8Q10 8 10 12T1 15',
  'M7 16V0L0 11H10',
  'M9 0H2L1 7Q10 4 10 11T0 15',
  'M8 0Q0 5 0 11T5 16T10 11T1 9',
  'M0 0H10L4 16',
  'M5 8Q0 7 1 3.500T5 0T9 3.500T5 8Q0 9 0 12.500T5 16T10 12.500T5 8Z',
  'M2 16Q10 11 10 5T5 0T0 5T9 7',
];

export const slate = (text: string): string =>
  box(-24, -36, 48, 36, shade(wood, 0.1), 4) +
  box(-20, -32, 40, 28, '#2F5D50', 2) +
  [...text]
    .map((digit, place) =>
      group(
        line(digits[Number(digit)]!, '#FFF8EC', 2.6),
        `transform="translate(${-5 + (place - (text.length - 1) / 2) * 14} -26)"`,
      ),
    )
    .join('');

export const musicBox = (): string =>
  solid(
    'radio',
    'M-26 -32H26Q30 -32 30 -28V-4Q30 0 26 0H-26Q-30 0 -30 -4V-28Q-30 -32 -26 -32Z',
    named.tuerkis,
    'M14 -34V2H32V-34Z',
  ) +
  [-14, 14]
    .map((x) => oval(x, -14, 10, 10, '#2B3A45') + oval(x, -14, 4.6, 4.6, '#9AD8D4'))
    .join('') +
  line('M-16 -32Q0 -48 16 -32', '#1E7A76', 4);

export const crumb = (): string => bit(0, -2.6, 0);

/** Parts of the body, on Tom: the part is large and in full colour, what it belongs to is pale. */
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { people } from '../characters/people.ts';
import { ink, light, named, shade } from '../colours.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import type { Box } from '../svg/box.ts';

const { skin } = people.tom;
const hair = people.tom.hair.colour;
const edge = shade(skin, 0.3);

const faded = (svg: string): string =>
  svg.replace(/#[\da-fA-F]{6}/g, (hex) => light(hex, 0.62)).replaceAll('"#fff"', '"#FFFAF0"');
const paleSkin = light(skin, 0.62);

/** What is near a part, cut out with round corners. */
const cutOut = (id: string, [x, y, width, height]: Box, content: string): string =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.2}"/></clipPath>` +
  group(content, `clip-path="url(#${id})"`);

const nearFace: Box = [-60, -120, 120, 120];
const faceAround = (id: string, content: string): string =>
  cutOut(id, nearFace, shape('M-60 -120H60V0H-60Z', paleSkin) + content);

/** His head with some shoulder, on a circle of 50 around 0 -60; one drawing above the other may be pale. */
const bust = (description: Omit<Description, 'who'>): string =>
  group(drawPerson({ who: 'tom', ...description }).svg, 'transform="translate(0 150) scale(2.44)"');

const shoulders: Box = [-62, -160, 124, 160];
const onShoulders = (id: string, before: string): string =>
  cutOut(`${id}-schultern`, shoulders, faded(bust({}))) + before;

/** Only what is above the neck. */
const aboveNeck = (id: string, content: string): string =>
  `<clipPath id="${id}"><path d="M-90 -170H90V-42H49C47 -24 28 -8.5 0 -8.5C-28 -8.5 -47 -24 -49 -42H-90Z"/></clipPath>` +
  group(content, `clip-path="url(#${id})"`);

export const head = (): string =>
  onShoulders('kopf', aboveNeck('kopf', bust({ face: 'laughing' })));

const curls = (): string =>
  [
    [-50, -96, 20],
    [-34, -122, 25],
    [-2, -136, 27],
    [30, -126, 25],
    [51, -100, 20],
    [0, -110, 24],
    [-26, -103, 19],
    [26, -104, 19],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, hair))
    .join('') +
  [
    [-38, -128, 13],
    [-8, -142, 14],
    [24, -134, 12],
    [46, -106, 9],
    [-52, -100, 8],
    [4, -116, 10],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, light(hair, 0.2)))
    .join('');

export const hairOfTom = (): string =>
  cutOut('haar', [-72, -170, 144, 160], faded(bust({})) + curls());

export const eye = (): string =>
  faceAround(
    'auge',
    line('M-42 -88Q-8 -108 38 -92', hair, 11) +
      shape('M-48 -44C-30 -76 26 -78 48 -46C28 -22 -28 -20 -48 -44Z', '#FFFFFF') +
      `<clipPath id="auge-weiss"><path d="M-48 -44C-30 -76 26 -78 48 -46C28 -22 -28 -20 -48 -44Z"/></clipPath>` +
      group(
        oval(0, -47, 24, 24, '#6B4220') +
          oval(0, -47, 18, 18, '#8E5A2C') +
          oval(0, -47, 11, 11, ink) +
          oval(7, -56, 6, 6, '#FFFFFF') +
          oval(-7, -40, 3, 3, '#FFFFFF', 'opacity=".8"'),
        'clip-path="url(#auge-weiss)"',
      ) +
      line('M-50 -42C-30 -76 26 -78 50 -44', ink, 6) +
      line(
        'M-46 -50L-56 -58M-32 -62L-40 -73M-12 -68L-15 -80M12 -68L15 -80M34 -60L42 -71',
        ink,
        4.4,
      ) +
      line('M-42 -38C-26 -22 26 -22 42 -40', edge, 3) +
      [-34, -14, 10, 30].map((x, place) => oval(x, -8 - (place % 2) * 5, 2.6, 2.6, edge)).join(''),
  );

export const ear = (): string =>
  faceAround(
    'ohr',
    faded(
      [
        [-58, -118, 30],
        [-22, -122, 30],
        [14, -124, 28],
        [-62, -84, 24],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!, r!, hair))
        .join(''),
    ) +
      solid(
        'ohr-form',
        'M-18 -36C-34 -78 -20 -106 10 -106C42 -106 52 -78 40 -56C32 -42 30 -34 22 -20C12 -4 -10 -6 -16 -20C-18 -26 -16 -30 -18 -36Z',
        skin,
        'M30 -110C50 -70 10 -50 4 -6H60V-110Z',
      ) +
      line('M-10 -48C-22 -78 -10 -93 10 -93C32 -92 36 -72 27 -58C20 -46 18 -38 12 -26', edge, 5) +
      line('M-8 -58C-4 -76 14 -80 16 -68C18 -58 4 -56 4 -44C4 -36 -2 -32 -8 -34', edge, 5),
  );

export const nose = (): string =>
  faceAround(
    'nase',
    faded(
      [-38, 38]
        .map(
          (x) =>
            oval(x, -92, 11, 13, ink) +
            oval(x + 4, -97, 4, 4, '#FFFFFF') +
            line(`M${x - 16} -112q16 -10 32 0`, hair, 6),
        )
        .join('') + line('M-28 -8Q0 10 28 -8', ink, 6),
    ) +
      shape(
        'M-9 -104C-8 -84 -14 -70 -24 -60C-38 -52 -36 -28 -20 -28C-12 -18 12 -18 20 -28C36 -28 38 -52 24 -60C14 -70 8 -84 9 -104Z',
        skin,
      ) +
      shape(
        'M9 -104C8 -84 14 -70 24 -60C38 -52 36 -28 20 -28C14 -20 6 -20 2 -20C22 -34 12 -66 4 -104Z',
        shade(skin, 0.14),
      ) +
      oval(-13, -33, 7, 4.6, shade(skin, 0.55)) +
      oval(13, -33, 7, 4.6, shade(skin, 0.55)) +
      line('M-30 -50C-36 -40 -30 -30 -22 -29M30 -50C36 -40 30 -30 22 -29', edge, 3.4) +
      oval(-7, -54, 8, 6, light(skin, 0.5)),
  );

export const mouth = (): string =>
  faceAround(
    'mund',
    faded(
      line('M-12 -106Q0 -94 12 -106', edge, 7) +
        oval(-48, -78, 14, 10, '#F7867E') +
        oval(48, -78, 14, 10, '#F7867E'),
    ) +
      shape(
        'M-52 -66C-30 -84 -14 -80 0 -74C14 -80 30 -84 52 -66C46 -28 24 -10 0 -10C-24 -10 -46 -28 -52 -66Z',
        '#C9574F',
      ) +
      shape(
        'M-42 -62C-24 -66 24 -66 42 -62C36 -34 20 -22 0 -22C-20 -22 -36 -34 -42 -62Z',
        '#5A1F2A',
      ) +
      shape(
        'M-40 -62C-24 -66 24 -66 40 -62C39 -54 36 -50 32 -48Q0 -42 -32 -48C-36 -50 -39 -54 -40 -62Z',
        '#FFFFFF',
      ) +
      line('M-24 -64V-48M-8 -65V-46M8 -65V-46M24 -64V-48', '#C8C2D0', 1.8) +
      shape('M-24 -30C-14 -40 14 -40 24 -30C16 -22 -16 -22 -24 -30Z', '#F7867E'),
  );

export const tooth = (): string =>
  solid(
    'zahn',
    'M-44 -84C-46 -112 -20 -122 0 -110C20 -122 46 -112 44 -84C43 -62 32 -52 30 -28C28 -8 22 -2 16 -4C6 -8 10 -38 0 -38C-10 -38 -6 -8 -16 -4C-22 -2 -28 -8 -30 -28C-32 -52 -43 -62 -44 -84Z',
    '#FFFFFF',
    'M20 -124C34 -90 20 -60 14 0H60V-124Z',
  ) +
  line(
    'M-44 -84C-46 -112 -20 -122 0 -110C20 -122 46 -112 44 -84C43 -62 32 -52 30 -28C28 -8 22 -2 16 -4C6 -8 10 -38 0 -38C-10 -38 -6 -8 -16 -4C-22 -2 -28 -8 -30 -28C-32 -52 -43 -62 -44 -84Z',
    '#8FA3BF',
    4,
  ) +
  line('M-30 -84C-30 -98 -22 -104 -14 -104', '#CDE6F5', 8) +
  line('M-14 -92Q0 -84 14 -92', '#C9D6E6', 4);

/** As thick as it is at each end, with a dark side below. */
const limbShape = (id: string, d: string, darkSide: string): string => solid(id, d, skin, darkSide);

const fingers = (places: readonly (readonly [number, number, number, number, number])[]): string =>
  places
    .map(
      ([x, y, tipX, tipY, width]) =>
        line(`M${x} ${y}L${tipX} ${tipY}`, edge, width + 3) +
        line(`M${x} ${y}L${tipX} ${tipY}`, skin, width),
    )
    .join('');

export const hand = (): string =>
  faded(shape('M-22 -20L-26 6H26L22 -20Z', named.gruen)) +
  shape('M-17 -30L-19 -4H19L17 -30Z', shade(skin, 0.1)) +
  fingers([
    [20, -52, 35, -86, 14],
    [11, -60, 17, -108, 15],
    [-3, -62, -4, -116, 16],
    [-17, -58, -24, -104, 15],
    [-20, -34, -48, -62, 16],
  ]) +
  shape('M-27 -62C-28 -76 28 -78 29 -54C31 -28 24 -14 0 -14C-20 -14 -27 -30 -27 -62Z', skin) +
  shape(
    'M14 -70C32 -70 32 -22 8 -14C28 -14 31 -30 29 -54C28 -64 22 -69 14 -70Z',
    shade(skin, 0.1),
  ) +
  line(
    'M-18 -32C-8 -42 4 -46 18 -44M-14 -52Q4 -60 20 -54M-20 -28C-10 -26 -8 -20 -8 -16',
    edge,
    2.6,
  );

export const arm = (): string =>
  cutOut(
    'arm-rumpf',
    [-72, -130, 80, 128],
    faded(shape('M-96 -112C-70 -110 -46 -104 -26 -92C-14 -84 -10 -62 -12 0H-96Z', named.gruen)),
  ) +
  limbShape(
    'arm',
    'M-30 -86C-18 -94 -8 -86 -2 -72C4 -60 12 -52 22 -54C32 -58 34 -74 32 -92L52 -96C62 -64 56 -30 30 -24C0 -18 -26 -36 -40 -62Z',
    'M-44 -58C-16 -30 30 -30 40 -96L62 -96C64 -20 0 -10 -44 -50Z',
  ) +
  shape(
    'M-52 -90C-44 -104 -24 -104 -14 -88C-10 -76 -18 -60 -34 -54C-48 -60 -56 -74 -52 -90Z',
    light(named.gruen, 0.62),
  ) +
  line('M22 -54Q26 -50 30 -52', edge, 3) +
  fingers([
    [34, -104, 30, -118, 9],
    [41, -106, 40, -123, 9],
    [48, -104, 51, -120, 9],
    [54, -100, 61, -112, 9],
    [34, -98, 24, -104, 9],
  ]) +
  oval(43, -99, 14, 13, skin);

export const belly = (): string =>
  cutOut(
    'bauch-rumpf',
    [-66, -128, 132, 128],
    faded(
      shape(
        'M-44 -128C-58 -110 -66 -80 -64 -40L-46 -38L-40 -90ZM44 -128C58 -110 66 -80 64 -40L46 -38L40 -90Z',
        skin,
      ) +
        shape('M-50 -130H50L46 -74Q0 -62 -46 -74Z', named.gruen) +
        shape('M-44 -30Q0 -18 44 -30L46 4H-46Z', named.blau),
    ),
  ) +
  solid(
    'bauch',
    'M-41 -80C-56 -62 -58 -34 -44 -24Q0 -10 44 -24C58 -34 56 -62 41 -80Q0 -70 -41 -80Z',
    skin,
    'M24 -90C46 -60 40 -30 10 -8H70V-90Z',
  ) +
  line('M-45 -77Q0 -66 45 -77', light(shade(named.gruen, 0.2), 0.45), 7) +
  line('M-5 -44Q0 -36 6 -44', shade(skin, 0.5), 4.4) +
  oval(-24, -56, 9, 12, light(skin, 0.35), 'opacity=".7"');

export const leg = (): string =>
  faded(
    shape(
      'M-2 -124H30C34 -100 26 -80 22 -62C18 -40 20 -24 22 -12L40 -4Q42 4 34 4H4Z',
      shade(skin, 0.2),
    ) + shape('M-40 -146H34Q38 -120 32 -104L10 -98H-40Z', named.blau),
  ) +
  limbShape(
    'bein',
    'M-34 -112H8C12 -92 4 -76 2 -62C0 -44 -4 -30 -6 -18C-4 -12 12 -10 24 -6C32 -2 30 6 22 6H-22C-30 6 -32 0 -30 -8C-28 -26 -36 -40 -34 -60C-36 -76 -38 -94 -34 -112Z',
    'M-8 -114C6 -90 -6 -70 -10 -50C-14 -30 -18 -10 -8 8H40V-114Z',
  ) +
  line('M-26 -62Q-16 -54 -6 -62', edge, 3.4) +
  line('M14 5Q12 0 15 -3M21 5Q20 1 22 -2', edge, 2.2) +
  shape('M-40 -146H-2L13 -100Q-14 -92 -40 -100Z', light(named.blau, 0.62));

export const foot = (): string =>
  faded(shape('M-48 -118H-6L-8 -70H-44Z', skin)) +
  [
    [54, -45, 9, 8],
    [63, -37, 10, 8.6],
    [70, -28, 11, 9],
    [73, -17, 12, 9.6],
  ]
    .map(
      ([x, y, rx, ry]) => oval(x!, y!, rx! + 1.6, ry! + 1.6, edge) + oval(x!, y!, rx!, ry!, skin),
    )
    .join('') +
  limbShape(
    'fuss',
    'M-45 -84H-7C-4 -62 14 -56 36 -52C56 -48 66 -38 64 -22C62 -6 44 0 20 0H-40C-58 0 -60 -16 -54 -30C-48 -46 -46 -66 -45 -84Z',
    'M-60 -8Q0 -4 70 -26V4H-60Z',
  ) +
  oval(66, -8, 17.6, 12.6, edge) +
  oval(66, -8, 16, 11, skin) +
  oval(73, -12, 6, 4, light(skin, 0.6)) +
  oval(-30, -40, 8, 9, shade(skin, 0.12));

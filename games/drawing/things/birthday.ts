/** What a birthday needs. */
import { ink, light, named, shade } from '../colours.ts';
import { group, line, oval, pale, shape, solid } from '../strokes.ts';

const flame = (x: number, y: number, size = 1) =>
  shape(
    `M${x} ${y}c${-7 * size} ${-5 * size} ${-4 * size} ${-13 * size} 0 ${-19 * size}c${4 * size} ${6 * size} ${7 * size} ${14 * size} 0 ${19 * size}Z`,
    named.orange,
  ) +
  shape(
    `M${x} ${y}c${-3 * size} ${-3 * size} ${-2 * size} ${-7 * size} 0 ${-10 * size}c${2 * size} ${3 * size} ${3 * size} ${7 * size} 0 ${10 * size}Z`,
    '#FFF1A6',
  );

export const balloon = (x: number, y: number, colour: string, id: string) =>
  `<g transform="translate(${x} ${y})">${line('M0 -30C-6 -16 6 -8 0 14', '#8A8696', 2)}${solid(id, 'M0 -84C18 -84 28 -70 28 -58C28 -44 14 -34 0 -32C-14 -34 -28 -44 -28 -58C-28 -70 -18 -84 0 -84Z', colour, 'M12 -86C26 -60 18 -40 2 -30H40V-86Z')}${shape('M-5 -28L0 -34L5 -28Z', shade(colour))}${oval(-12, -66, 5, 9, '#fff', 'opacity=".45" transform="rotate(24 -12 -66)"')}</g>`;

const cakeBase = (): string =>
  oval(0, -5, 62, 8, '#DCE7EE') +
  solid('torte', 'M-50 -40H50V-8C50 -2 -50 -2 -50 -8Z', '#F7C6A0', 'M24 -44V4H60V-44Z') +
  shape('M-50 -26H50V-18H-50Z', '#E85C8A') +
  shape(
    'M-50 -46C-50 -56 50 -56 50 -46V-36C44 -28 36 -28 32 -36C26 -28 18 -28 12 -36C6 -28 -2 -28 -8 -36C-14 -28 -22 -28 -28 -36C-34 -28 -44 -28 -50 -36Z',
    '#FFF6F0',
  ) +
  oval(0, -47, 50, 9, '#FFFDFA');

const candles = [
  [-26, named.blau],
  [0, named.rot],
  [26, named.gruen],
] as const;

/** Of the candles on the cake. */
export const cakeFlames = (): string => candles.map(([x]) => flame(x, -77)).join('');

export const cakeSmoke = (): string =>
  candles.map(([x]) => line(`M${x} -80q-7 -7 0 -13t-2 -14`, '#B9B3C2', 3)).join('');

/** With its candles blown out. */
export const cakeUnlit = (): string =>
  cakeBase() +
  candles
    .map(
      ([x, c]) =>
        shape(`M${x - 4} -76h8v28h-8Z`, c) +
        line(`M${x - 3} -68l6 -4M${x - 3} -58l6 -4`, '#fff', 2) +
        line(`M${x} -76v-3`, ink, 1.6),
    )
    .join('') +
  [
    [-38, -44],
    [38, -44],
    [-13, -42],
    [14, -42],
  ]
    .map(([x, y]) => oval(x!, y!, 5, 5, named.rot))
    .join('');

export const cake = (): string => cakeUnlit() + cakeFlames();

export const candle = (): string =>
  oval(0, -96, 26, 26, '#FFE9A8', 'opacity=".7"') +
  solid(
    'kerze',
    'M-16 -72C-10 -66 10 -66 16 -72V-8C16 -3 -16 -3 -16 -8Z',
    '#F3E3F5',
    'M6 -74V0H30V-74Z',
  ) +
  line('M-14 -54L14 -44M-14 -34L14 -24M-14 -14L12 -5', named.lila, 5) +
  oval(0, -72, 16, 5, '#FFF8FF') +
  line('M0 -72V-80', ink, 3) +
  flame(0, -79, 1.5) +
  oval(0, -4, 26, 5, '#C9A24B');

/** Without its lid, as one sees it from the front. */
export const openPresent = (): string =>
  solid('geschenk', 'M-44 -58H44V-4Q44 0 40 0H-40Q-44 0 -44 -4Z', named.blau, 'M20 -60V4H60V-60Z') +
  shape('M-9 -58H9V0H-9Z', named.gelb) +
  [
    [-28, -36],
    [28, -40],
    [-24, -14],
    [26, -16],
  ]
    .map(([x, y]) => oval(x!, y!, 4.4, 4.4, '#fff'))
    .join('');

/** What one sees inside, behind whoever looks out. */
export const presentInside = (): string =>
  shape('M-44 -56L-37 -72H37L44 -56Z', shade(named.blau, 0.45)) +
  shape('M-44 -58L-37 -72H-32L-38 -58ZM44 -58L37 -72H32L38 -58Z', shade(named.blau, 0.25));

const lidOnTop = (): string =>
  shape('M-52 -76H52V-56H-52Z', light(named.blau, 0.15)) +
  shape('M20 -76H52V-56H20Z', shade(named.blau, 0.1)) +
  shape('M-9 -76H9V-56H-9Z', named.gelb) +
  shape(
    'M0 -76C-10 -102 -40 -102 -38 -86C-36 -76 -14 -74 0 -76ZM0 -76C10 -102 40 -102 38 -86C36 -76 14 -74 0 -76Z',
    named.gelb,
  ) +
  shape(
    'M-6 -80C-14 -94 -30 -94 -29 -86C-28 -81 -16 -79 -6 -80ZM6 -80C14 -94 30 -94 29 -86C28 -81 16 -79 6 -80Z',
    shade(named.gelb, 0.3),
  ) +
  oval(0, -77, 8, 7, shade(named.gelb, 0.14));

/** Taken off. */
export const presentLid = (): string => group(lidOnTop(), 'transform="translate(0 56)"');

export const present = (): string => openPresent() + lidOnTop();

export const luftballon = (): string =>
  `<g transform="translate(0 -12) scale(1.26)">${balloon(0, -4, named.rot, 'luft')}</g>`;

const goldStar =
  'M0 -24L6.800 -8.600L23.600 -7L11 4.400L14.700 20.800L0 12.200L-14.700 20.800L-11 4.400L-23.600 -7L-6.800 -8.600Z';

/** A card looks out of its envelope. */
export const invitation = (): string =>
  shape('M-58 -72H58V-4H-58Z', '#F9D9DF') +
  pale('M-46 -116H46V-40H-46Z') +
  shape('M-39 -109H39V-40H-39Z', '#8CC7EC') +
  [
    [-28, -98, named.rot],
    [29, -96, named.rosa],
    [-29, -70, named.gruen],
    [30, -68, named.rot],
  ]
    .map(([x, y, c]) => oval(x as number, y as number, 3.6, 3.6, c as string))
    .join('') +
  `<g transform="translate(0 -80)">${shape(goldStar, named.gelb)}${shape('M0 -24L6.800 -8.600L23.600 -7L11 4.400L14.700 20.800L0 12.200Z', shade(named.gelb, 0.14))}</g>` +
  shape('M-58 -72L0 -30L58 -72V-4H-58Z', '#F4B6C2') +
  shape('M-58 -4L-4 -36H4L58 -4Z', '#EE9FB0') +
  shape(
    'M0 -26C-7 -32 -12 -38 -9 -44C-6 -48 -1 -46 0 -42C1 -46 6 -48 9 -44C12 -38 7 -32 0 -26Z',
    named.rot,
  );

export const party = (): string =>
  line('M-70 -104Q0 -76 70 -104', '#8A8696', 3) +
  [
    [-54, -97, named.rot],
    [-28, -90, named.gelb],
    [0, -88, named.blau],
    [28, -90, named.gruen],
    [54, -97, named.orange],
  ]
    .map(([x, y, c]) => shape(`M${(x as number) - 11} ${y}h22l-11 22Z`, c as string))
    .join('') +
  solid('hut', 'M0 -66L30 -4C16 2 -16 2 -30 -4Z', named.lila, 'M0 -70L14 4H40V-70Z') +
  oval(0, -66, 7, 7, named.gelb) +
  line('M-13 -36Q0 -30 12 -38M-22 -18Q2 -10 22 -20', named.gelb, 5) +
  line(
    'M42 -18C58 -26 64 -14 56 -10C50 -8 48 -16 56 -18M-44 -20l-12 6M-46 -8l-14 -2',
    named.rosa,
    4,
  ) +
  [
    [-54, -44, named.blau],
    [46, -50, named.rot],
    [-40, -56, named.gelb],
    [58, -34, named.gruen],
    [36, -68, named.orange],
    [-64, -26, named.rot],
  ]
    .map(([x, y, c]) => shape(`M${x} ${y}l7 3l-3 7l-7 -3Z`, c as string))
    .join('');

export const music = (): string =>
  line('M-24 -18V-92L36 -104V-30', ink, 8) +
  line('M-24 -76L36 -88', ink, 9) +
  oval(-36, -16, 17, 13, named.blau, 'transform="rotate(-18 -36 -16)"') +
  oval(24, -28, 17, 13, named.rot, 'transform="rotate(-18 24 -28)"') +
  line('M58 -70V-42', ink, 5) +
  oval(52, -40, 8, 6, named.gelb) +
  line('M58 -70C66 -66 68 -60 66 -54', ink, 4);

export const sweet = (): string =>
  `<g transform="translate(0 -44) rotate(-16)">${shape('M-28 0L-64 -24C-58 -12 -58 12 -64 24ZM28 0L64 -24C58 -12 58 12 64 24Z', named.rosa) + line('M-36 0L-58 -12M-36 0L-58 12M36 0L58 -12M36 0L58 12', shade(named.rosa, 0.2), 3) + solid('bonbon', 'M0 -32C20 -32 34 -18 34 0C34 18 20 32 0 32C-20 32 -34 18 -34 0C-34 -18 -20 -32 0 -32Z', named.rot, 'M14 -36C30 0 18 24 0 36H50V-36Z') + line('M-14 -30C-2 -12 -2 12 -14 30M10 -30C22 -12 22 12 10 30', '#fff', 7)}</g>`;

export const biscuit = (): string =>
  solid(
    'keks',
    'M0 -88C14 -92 30 -84 36 -74C46 -68 48 -52 44 -42C46 -28 38 -12 26 -8C16 2 -2 2 -12 -2C-26 0 -40 -10 -42 -24C-50 -34 -48 -52 -40 -60C-38 -76 -20 -86 -8 -84C-6 -86 -4 -87 0 -88Z',
    '#D9A05B',
    'M20 -92C40 -50 28 -14 0 4H60V-92Z',
  ) +
  [
    [-18, -58],
    [10, -68],
    [22, -42],
    [-6, -36],
    [-28, -32],
    [8, -16],
    [-4, -72],
  ]
    .map(([x, y]) => oval(x!, y!, 6, 5, '#5A3420') + oval(x! - 1.5, y! - 1.5, 2, 1.6, '#8A5A38'))
    .join('');

export const iceCream = (): string =>
  solid('waffel', 'M-26 -56H26L2 -2Q0 1 -2 -2Z', '#E0A85A', 'M8 -60L2 2H40V-60Z') +
  line('M-20 -46L8 -24M-10 -56L14 -36M20 -46L-8 -24M10 -56L-14 -36', shade('#E0A85A', 0.3), 2.4) +
  oval(-14, -68, 20, 18, '#FBE3B0') +
  oval(15, -68, 20, 18, '#F7A6BC') +
  oval(0, -90, 20, 19, '#8A5636') +
  line('M-30 -58Q-24 -50 -18 -56Q-10 -48 -2 -56Q6 -48 14 -56Q22 -50 30 -58', '#FFF1D6', 6) +
  oval(6, -108, 6, 6, named.rot) +
  oval(-7, -96, 4, 6, '#fff', 'opacity=".35"');

export const crown = (): string =>
  solid(
    'krone',
    'M-48 -8L-56 -72L-28 -44L0 -88L28 -44L56 -72L48 -8Q0 2 -48 -8Z',
    named.gelb,
    'M20 -90L26 4H70V-90Z',
  ) +
  line('M-46 -14Q0 -4 46 -14', shade(named.gelb, 0.3), 4) +
  oval(-56, -74, 7, 7, named.rot) +
  oval(0, -90, 8, 8, named.blau) +
  oval(56, -74, 7, 7, named.rot) +
  oval(0, -30, 9, 11, named.rot) +
  oval(-28, -26, 6, 7, named.gruen) +
  oval(28, -26, 6, 7, named.gruen);

/** Three cones that stand upright in a board, in centimetres. */
export const coneStand = (): string =>
  line('M-22 -1V-9M22 -1V-9', '#8A5A34', 3) +
  [-17, 0, 17]
    .map((x) => `<g transform="translate(${x} -3) scale(.22)">${iceCream()}</g>`)
    .join('') +
  shape('M-29 -12H29Q31 -12 31 -10T29 -8H-29Q-31 -8 -31 -10T-29 -12Z', '#C98B4B') +
  line('M-25 -1H25', '#8A5A34', 3);

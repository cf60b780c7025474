/** What drives, flies and swims, looking to the right. */
import { ink, light, named, shade } from '../colours.ts';
import { group, line, oval, pale, shape, solid } from '../strokes.ts';

const wheel = (x: number, r: number, hub = '#D5D9E1'): string =>
  oval(x, -r, r, r, '#33313F') +
  oval(x, -r, r * 0.55, r * 0.55, hub) +
  oval(x, -r, r * 0.2, r * 0.2, '#6D6A78');
const pane = (d: string): string => shape(d, '#BFE3F2');

/** Where one sees who drives or rides along. */
export const windows = {
  car: 'M4 -63H10C22 -63 30 -56 35 -46H4Z',
  bus: [
    'M-72 -84h22v30h-22Z',
    'M-46 -84h22v30h-22Z',
    'M20 -84h20v30h-20Z',
    'M46 -84H66L71 -50H46Z',
  ],
  tram: ['M-50 -86h26v34h-26Z', 'M24 -86h26v34h-26Z', 'M58 -86H72Q76 -86 76 -80V-52H58Z'],
  lorry: 'M38 -66H56C62 -66 64 -62 68 -52L72 -44H38Z',
} as const;
const lamps = (x: number, y: number): string => oval(x, y, 5, 6, '#FFF1A6');

export const saloon = (id: string, colour: string): string =>
  solid(
    id,
    'M-72 -18C-74 -36 -70 -42 -52 -44C-42 -62 -32 -70 -12 -70H10C26 -70 36 -60 44 -46C62 -44 74 -38 74 -20C74 -14 72 -12 68 -12H-66C-70 -12 -72 -14 -72 -18Z',
    colour,
    'M-76 -26Q0 -18 78 -28V-4H-76Z',
  ) +
  pane('M-42 -46C-36 -58 -28 -63 -14 -63H-4V-46Z') +
  pane(windows.car) +
  line('M0 -64V-16M4 -36H14', shade(colour, 0.3), 2.4) +
  lamps(68, -30) +
  shape('M-72 -34H-64V-26H-73Z', '#C4243B') +
  wheel(-40, 16) +
  wheel(42, 16);

export const car = (): string => saloon('auto', named.rot);
/** The four letters of the sign, as strokes. */
const taxiSign = (): string =>
  shape('M-20 -86H16V-69H-20Z', ink) +
  line(
    'M-17 -82H-11M-14 -82V-74M-9 -74L-6 -82L-3 -74M-1 -82L5 -74M5 -82L-1 -74M10 -82V-74',
    named.gelb,
    2,
  );

export const taxi = (): string =>
  taxiSign() +
  saloon('taxi', '#F4DFA0') +
  [...Array(10).keys()]
    .map((n) => shape(`M${-60 + n * 12} ${n % 2 ? -30 : -36}h6v6h-6Z`, ink))
    .join('');

const cabin = 'M-54 -46C-48 -74 -38 -90 -14 -90H12C30 -90 40 -72 46 -48';
const panes = 'M-45 -48C-41 -70 -32 -82 -14 -82H-3V-48ZM4 -82H11C25 -82 33 -68 38 -48H4Z';

/** What one sees through the windows of the taxi that carries people, behind them. */
export const taxiInside = (): string => shape(`${cabin}V-40H-54Z`, '#8FA9B8');

/** Apart from its taxi, so that it can be read when the taxi drives to the left. */
export const roofSign = (): string => group(taxiSign(), 'transform="translate(2 -20)"');

/** Higher than the taxi among the words, so that heads fit in; its windows are holes. */
export const openTaxi = (): string =>
  shape(`${cabin}Z${panes}`, '#F4DFA0', 'fill-rule="evenodd"') +
  solid(
    'taxi-offen',
    'M-72 -18C-74 -36 -70 -44 -54 -48H46C62 -46 74 -38 74 -20C74 -14 72 -12 68 -12H-66C-70 -12 -72 -14 -72 -18Z',
    '#F4DFA0',
    'M-76 -26Q0 -18 78 -28V-4H-76Z',
  ) +
  line('M0 -82V-16M4 -38H14M-50 -38H-40', shade('#F4DFA0', 0.3), 2.4) +
  [...Array(10).keys()]
    .map((n) => shape(`M${-60 + n * 12} ${n % 2 ? -28 : -34}h6v6h-6Z`, ink))
    .join('') +
  lamps(68, -30) +
  shape('M-72 -34H-64V-26H-73Z', '#C4243B') +
  wheel(-40, 16) +
  wheel(42, 16);

export const bus = (): string =>
  solid(
    'bus',
    'M-78 -88Q-78 -96 -70 -96H62Q74 -96 76 -84L80 -40V-16Q80 -12 76 -12H-74Q-78 -12 -78 -16Z',
    named.gelb,
    'M-82 -34H84V0H-82Z',
  ) +
  windows.bus.map(pane).join('') +
  line('M-78 -40H78', named.rot, 5) +
  shape('M-20 -88H16V-13H-20Z', shade(named.gelb, 0.34)) +
  pane('M-17 -85H-3.5V-18H-17ZM-0.5 -85H13V-18H-0.5Z') +
  line('M-6 -54V-44M2 -54V-44', '#6D6A78', 2.4) +
  lamps(74, -26) +
  wheel(-46, 15) +
  wheel(46, 15);

export const train = (): string =>
  shape('M-84 -8H88V-2H-84Z', '#8A8696') +
  solid('lok', 'M-20 -66H40C54 -66 62 -56 62 -44V-22H-20Z', named.gruen, 'M-20 -34H70V-16H-20Z') +
  shape('M-74 -96H-18V-22H-74Z', named.rot) +
  shape('M-80 -104H-12V-92H-80Z', shade(named.rot, 0.3)) +
  pane('M-64 -84H-30V-60H-64Z') +
  shape('M34 -94H56L52 -66H38Z', ink) +
  shape('M30 -100H60V-92H30Z', '#4A4654') +
  shape('M4 -80H22V-66H4Z', named.gelb) +
  oval(64, -44, 5, 7, '#FFF1A6') +
  shape('M56 -22H82L90 -6H56Z', shade(named.rot, 0.2)) +
  line('M-20 -52H62', named.gelb, 4) +
  wheel(-54, 18, named.rot) +
  wheel(-8, 14, named.rot) +
  wheel(26, 14, named.rot) +
  line('M-54 -16H26', '#8A8696', 5) +
  [
    [48, -108, 9],
    [36, -120, 12],
    [14, -124, 10],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, '#E4E0E8'))
    .join('');

/** The wall below the driver's window, before whoever looks out of it. */
export const trainDoor = (): string => shape('M-70 -60H-24V-24H-70Z', named.rot);

export const bicycle = (): string => {
  const ring = (x: number) =>
    `<circle cx="${x}" cy="-28" r="26" fill="none" stroke="#33313F" stroke-width="6"/>` +
    line(`M${x - 24} -28h48M${x} -52v48M${x - 17} -45l34 34M${x - 17} -11l34 -34`, '#B9BEC8', 1.6);
  return (
    ring(-44) +
    ring(46) +
    line('M-44 -28L-20 -66H28L0 -28ZM-20 -66L0 -28L-44 -28M46 -28L26 -78', named.rot, 6) +
    line('M-20 -66L-24 -78', '#6D6A78', 5) +
    line('M-36 -80H-12', '#4A3A38', 9) +
    line('M26 -78L22 -88L38 -92', '#6D6A78', 5) +
    line('M38 -92L44 -90', ink, 8) +
    oval(0, -28, 8, 8, '#6D6A78') +
    line('M0 -28L8 -14', '#6D6A78', 4) +
    line('M4 -13H16', ink, 6) +
    oval(30, -84, 4, 4, named.gelb)
  );
};

export const aeroplane = (): string =>
  shape('M-64 -60L-86 -98H-68L-40 -62Z', named.rot) +
  shape('M-24 -66L-44 -104H-30L14 -66Z', shade(named.blau, 0.2)) +
  solid(
    'flug',
    'M-76 -52C-70 -70 -40 -74 0 -74C44 -74 74 -70 84 -52C80 -40 50 -36 0 -36C-40 -36 -70 -38 -76 -52Z',
    '#F4F7FA',
    'M-80 -48Q0 -38 88 -50V-28H-80Z',
  ) +
  [-36, -18, 0, 18, 36].map((x) => oval(x, -58, 5, 6, '#6FB5D6')).join('') +
  pane('M56 -66C66 -64 74 -60 78 -54H58Z') +
  shape('M-16 -46H22L-26 -8H-46Z', named.blau) +
  shape('M-72 -52L-92 -42H-76L-54 -50Z', named.rot) +
  line('M-70 -46H70', named.rot, 4);

export const ship = (): string =>
  pale('M-40 -66H36V-38H-40Z') +
  pale('M-24 -90H20V-66H-24Z') +
  shape('M12 -90H20V-66H12ZM26 -66H36V-38H26Z', shade('#FFFDF6', 0.16)) +
  shape('M-14 -116H8V-90H-14Z', named.rot) +
  shape('M-14 -108H8V-100H-14Z', '#fff') +
  [-30, -12, 6, 24].map((x) => oval(x, -52, 5.4, 5.4, '#6FB5D6')).join('') +
  [-14, 4].map((x) => shape(`M${x - 5} -84h10v10h-10Z`, '#6FB5D6')).join('') +
  solid(
    'schiff',
    'M-76 -40H84C78 -16 66 -2 50 -2H-48C-62 -2 -72 -20 -76 -40Z',
    named.blau,
    'M-80 -18Q0 -8 90 -22V4H-80Z',
  ) +
  line('M-74 -32H80', '#fff', 4) +
  line('M-90 -4Q-76 -12 -62 -4T-34 -4T-6 -4T22 -4T50 -4T78 -4T94 -6', '#7CC3DF', 6) +
  oval(-22, -128, 9, 7, '#E4E0E8') +
  oval(-36, -136, 11, 8, '#E4E0E8');

/** Below a wire that the place has. */
export const tramAlone = (): string =>
  line('M-16 -96L2 -114L20 -96', '#6D6A78', 3) +
  shape('M-84 -4H84V0H-84Z', '#8A8696') +
  solid(
    'tram',
    'M-80 -82Q-80 -96 -66 -96H66Q80 -96 80 -82V-16Q80 -10 74 -10H-74Q-80 -10 -80 -16Z',
    named.tuerkis,
    'M-84 -34H84V0H-84Z',
  ) +
  pane('M-72 -86H-58V-52H-76V-80Z') +
  windows.tram.map(pane).join('') +
  shape('M-18 -86H18V-14H-18Z', shade(named.tuerkis, 0.3)) +
  pane('M-15 -83H-1V-18H-15ZM1 -83H15V-18H1Z') +
  line('M-80 -42H-20M20 -42H80', '#fff', 5) +
  shape('M-20 -108H20V-97H-20Z', '#FFF8EC') +
  line('M-10 -102H10', ink, 3) +
  [-54, -34, 34, 54].map((x) => oval(x, -7, 8, 7, '#33313F')).join('') +
  lamps(75, -26);

export const tram = (): string => line('M-90 -116H90', '#6D6A78', 2.4) + tramAlone();

/** The wall below a window, before whoever looks out of it. */
export const tramWall = (): string =>
  shape('M-54 -52H-20V-34H-54Z', named.tuerkis) + line('M-52 -42H-22', '#fff', 5);

export const motorbike = (): string =>
  wheel(-46, 26) +
  wheel(50, 26) +
  line('M50 -26L30 -80', '#B9BEC8', 7) +
  line('M-46 -26L-8 -30', '#B9BEC8', 8) +
  shape('M-30 -40H18L8 -18H-20Z', '#6D7C90') +
  oval(-8, -30, 11, 11, '#8F9BAB') +
  shape('M-70 -62C-60 -72 -36 -70 -22 -60L-10 -54H-30C-46 -52 -62 -52 -70 -62Z', '#33313F') +
  solid(
    'motor',
    'M-26 -56C-10 -60 0 -76 18 -76C32 -74 36 -62 32 -50C20 -40 -8 -40 -26 -48Z',
    named.orange,
    'M-30 -50Q0 -42 40 -56V-34H-30Z',
  ) +
  line('M30 -80L16 -92', '#6D6A78', 5) +
  line('M18 -94L8 -92', ink, 7) +
  oval(38, -70, 8, 9, '#FFF1A6') +
  shape('M28 -44C40 -58 62 -58 74 -42C64 -50 42 -50 34 -38Z', named.orange) +
  line('M-66 -22H-20', '#B9BEC8', 7);

export const scooter = (): string =>
  wheel(-48, 12) +
  wheel(48, 12) +
  line('M-52 -18H28', named.gruen, 9) +
  line('M28 -18C36 -20 38 -24 40 -34L26 -106', named.gruen, 7) +
  line('M26 -106L10 -112M26 -106L44 -104', '#6D6A78', 5) +
  line('M10 -112L4 -113M44 -104L50 -103', named.rot, 9) +
  line('M-62 -26Q-50 -32 -38 -24', '#6D6A78', 5) +
  line('M-40 -22H12', light(named.gruen, 0.4), 3);

export const lorry = (): string =>
  solid('laster', 'M-84 -98H22V-16H-84Z', named.orange, 'M-88 -36H26V-10H-88Z') +
  line('M-60 -98V-16M-34 -98V-16M-8 -98V-16', shade(named.orange, 0.16), 3) +
  solid(
    'kabine',
    'M28 -74H56C66 -74 70 -68 74 -56L82 -40V-16H28Z',
    named.blau,
    'M24 -34H90V-10H24Z',
  ) +
  pane(windows.lorry) +
  shape('M-84 -18H84V-12H-84Z', '#4A4654') +
  lamps(80, -28) +
  wheel(-58, 15) +
  wheel(-22, 15) +
  wheel(56, 15);

/** All three lamps are there; only the one that is named is lit. */
export const trafficLight = (lit: 'rot' | 'gelb' | 'gruen' | null = 'rot'): string => {
  const lamp = (y: number, name: 'rot' | 'gelb' | 'gruen') =>
    (lit === name ? oval(0, y, 18, 18, named[name], 'opacity=".3"') : '') +
    oval(0, y, 12, 12, lit === name ? named[name] : '#4A4858') +
    (lit === name ? oval(-4, y - 4, 3.4, 3.4, '#fff', 'opacity=".6"') : '');
  return (
    line('M0 -36V-8', '#6D6A78', 9) +
    solid(
      'ampel',
      'M-22 -118Q-22 -124 -16 -124H16Q22 -124 22 -118V-40Q22 -34 16 -34H-16Q-22 -34 -22 -40Z',
      '#33313F',
      'M8 -126V-30H40V-126Z',
    ) +
    lamp(-104, 'rot') +
    lamp(-79, 'gelb') +
    lamp(-54, 'gruen') +
    oval(0, -5, 20, 5, '#8A8696')
  );
};

/** The party: a room with flags, the table with its dishes, and a cake for eight candles. */
import { ink, light, named, shade } from '../colours.ts';
import { short } from '../geometry.ts';
import { openWindow } from '../scenes/rooms.ts';
import { lit } from '../scenes/sky.ts';
import { group, line, oval, shape, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { lightChain, wallAndFloor } from './game-rooms.ts';

const wood = '#C98B4B';
const colours = [named.rot, named.gelb, named.blau, named.gruen, named.rosa, named.orange];

const flags = (): string =>
  line('M0 8Q100 44 200 8Q300 44 400 8Q500 44 600 8Q700 44 800 8', '#8A8070', 2) +
  Array.from({ length: 24 }, (_, place) => {
    const x = 16 + place * 33.4;
    const share = (x % 200) / 200;
    const y = 8 + 72 * share * (1 - share);
    return shape(`M${x - 10} ${y}H${x + 10}L${x} ${y + 22}Z`, colours[place % 6]!);
  }).join('');

/** On a sheet of 800 × 400; a broad screen sees more of it. */
const room = (): string =>
  wallAndFloor({ wall: '#FBE3D6', floor: '#D9AC74', width: 800, floorLine: 232 }) +
  openWindow(70, 72, 96, 100, named.gelb) +
  openWindow(634, 72, 96, 100, named.gelb) +
  openWindow(244, 72, 84, 100, named.gelb) +
  flags();

const lights = (): string =>
  [0, 200, 400, 600].map((x) => group(lightChain(200), `transform="translate(${x} 0)"`)).join('');

const plate = (x: number, y: number, r: number, colour: string): string =>
  oval(x, y + 4, r, r * 0.52, shade(colour, 0.2)) +
  oval(x, y, r, r * 0.5, colour) +
  oval(x, y - 1, r * 0.68, r * 0.32, light(colour, 0.6));

/** On a sheet of 480 × 400, where the things of the game have their places. */
const table = (): string =>
  line('M392 240V106Q392 92 406 92H430Q444 92 444 106V240', shade(wood, 0.14), 12) +
  line('M396 130H440M396 162H440', wood, 9) +
  shape('M392 196H446L452 216H386Z', named.rot) +
  shape('M40 214H440L476 400H4Z', '#FFFDF6') +
  shape('M340 214H440L476 400H390Z', shade('#FFFDF6', 0.06)) +
  line('M38 226H442', named.rot, 5) +
  [
    [70, 330],
    [408, 330],
    [236, 366],
    [150, 256],
    [330, 256],
    [424, 380],
  ]
    .map(([x, y]) => oval(x!, y!, 6, 4, light(named.rosa, 0.3)))
    .join('') +
  plate(115, 276, 42, '#8FD3E8') +
  plate(240, 290, 64, named.gelb) +
  plate(350, 280, 40, '#C3B7FF') +
  shape('M30 392H108L100 380H38Z', shade(wood, 0.2)) +
  shape('M32 318Q32 314 36 314H100Q104 314 104 318V386H32Z', wood) +
  shape('M39 321H97V380H39Z', '#FFF8EC') +
  solid(
    'becher',
    'M154 346H202L196 390Q195 394 190 394H166Q161 394 160 390Z',
    named.gruen,
    'M184 340V398H206V340Z',
  ) +
  oval(178, 346, 24, 7, shade(named.gruen, 0.4)) +
  solid(
    'schale',
    'M266 352H350Q346 394 308 394T266 352Z',
    named.rot,
    'M318 348C330 370 322 386 310 398H356V348Z',
  ) +
  oval(308, 352, 42, 9, shade(named.rot, 0.4));

/** A tier of the cake: its side, cream that runs down, cherries around. */
const tier = (
  id: string,
  [left, right, top, low]: readonly [number, number, number, number],
  dough: string,
  cream: string,
): string => {
  const deep = (right - left) * 0.08;
  const width = right - left;
  /** The front edge of the top, and cream that runs down from it. */
  const edge = (share: number) => top + deep * 1.3 * Math.sin(share * Math.PI);
  const drips = Array.from({ length: 16 }, (_, place) => {
    const [middle, end] = [(place + 0.5) / 16, (place + 1) / 16];
    const long = place % 2 ? 30 : 14;
    return `Q${short(left + width * middle)} ${short(edge(middle) + long * 1.5)} ${short(left + width * end)} ${short(edge(end) + 16)}`;
  }).join('');
  return (
    solid(
      id,
      `M${left} ${top}V${low}Q${(left + right) / 2} ${low + 2 * deep} ${right} ${low}V${top}Z`,
      dough,
      `M${right - width * 0.2} ${top}Q${right - width * 0.14} ${(top + low) / 2} ${right - width * 0.22} ${low + 40}H${right + 20}V${top}Z`,
    ) +
    shape(`M${left} ${top}V${top + 16}${drips}V${top}Z`, cream) +
    oval((left + right) / 2, top, width / 2, deep * 1.3, light(cream, 0.5)) +
    Array.from({ length: 6 }, (_, place) => {
      const x = left + width * (0.08 + place * 0.168);
      return oval(x, low - 10 + deep * Math.sin(((x - left) / width) * Math.PI), 8, 8, named.rot);
    }).join('')
  );
};

const cake = (): string =>
  shape('M0 352H480V400H0Z', '#FFFDF6') +
  line('M0 358H480', named.rot, 6) +
  oval(240, 384, 236, 16, '#D9DEE6') +
  oval(240, 380, 236, 16, '#FFFFFF') +
  tier('tier-low', [18, 462, 322, 362], '#D9975A', '#F9A8B8') +
  tier('tier-high', [48, 432, 206, 308], '#D9975A', '#FFF3DC');

const waxes = [
  '#F7867E',
  '#8FD3E8',
  '#FFC145',
  '#9AD08B',
  '#C3B7FF',
  '#F9A8B8',
  '#FF9F68',
  '#A7C4FF',
];

const candle = (wax: string): string =>
  shape('M-10 54V-14H10V54Q0 59 -10 54Z', wax) +
  shape('M4 -14H10V54Q7 57 4 57Z', shade(wax, 0.16)) +
  line('M-8 14L8 4M-8 36L8 26', '#FFFDF7', 5) +
  oval(0, -14, 10, 3, light(wax, 0.5)) +
  line('M0 -15V-24', ink, 3.4);

const flame = (): string =>
  oval(0, -38, 28, 28, '#FFD97A', 'opacity=".45"') +
  shape('M0 -62C10 -46 12 -38 10 -31Q7 -21 0 -21T-10 -31C-12 -38 -10 -46 0 -62Z', named.orange) +
  shape('M0 -46C6 -37 6 -33 5 -29Q3 -24 0 -24T-5 -29C-6 -33 -6 -37 0 -46Z', '#FFF3C4');

export const birthdayTable = () => ({
  room: `<g class="scene-world">${svgPart(room(), 'room')}</g><g opacity="${lit('night', '0')}">${svgPart(lights(), 'lights')}</g>`,
  table: svgPart(table(), 'table'),
  cake: svgPart(cake(), 'cake'),
  candles: waxes.map((wax, place) => svgPart(candle(wax), `candle${place}`)),
  flame: svgPart(flame(), 'flame'),
});

/** Mia's room and the kitchen, each from more than one side: the same walls, the same floor, other things near. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import type { Place } from './landscapes.ts';
import {
  boards,
  ceilingLamp,
  openWindow,
  room,
  stripes,
  tiles,
  wallTiles,
  windowFrame,
  withFloor,
} from './rooms.ts';
import { lit } from './sky.ts';

const lilac = '#E4DDF0';
const miasFloor = '#CBA177';
const miasWall = { wall: lilac, floor: miasFloor, line: '#FFF8EC', pattern: stripes(lilac) };
const wood = '#C98B4B';

const starLamp = (x: number, y: number, r: number): string =>
  shape(
    `M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.32}L${x + r} ${y - r * 0.3}L${x + r * 0.46} ${y + r * 0.16}L${x + r * 0.62} ${y + r * 0.84}L${x} ${y + r * 0.44}L${x - r * 0.62} ${y + r * 0.84}L${x - r * 0.46} ${y + r * 0.16}L${x - r} ${y - r * 0.3}L${x - r * 0.3} ${y - r * 0.32}Z`,
    lit('bulb-shade', named.gelb),
  );

/** Drawings of the child's own, pinned to the wall. */
const pinned = (x: number, y: number, turn: number, content: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-19" y="-24" width="38" height="48" fill="#FFFDF6"/>${content}${oval(0, -20, 2.6, 2.6, named.rot)}</g>`;
const drawnSun = oval(0, -4, 9, 9, named.gelb) + shape('M-19 12Q0 4 19 12V24H-19Z', named.gruen);
const drawnCactus =
  shape('M-6 16V-8Q-6 -14 0 -14T6 -8V16Z', named.gruen) + shape('M-9 12H9L7 22H-7Z', '#C4603F');
const drawnFish = oval(-2, 0, 11, 7, named.orange) + shape('M8 0L16 -7V7Z', named.orange);

/** A window with rose curtains over a chest of drawers, and her pictures. */
export const miasRoom = (): Place =>
  withFloor(
    room(
      miasWall,
      openWindow(346, 52, 106, 104, named.rosa) +
        ceilingLamp(232) +
        pinned(206, 102, -4, drawnSun) +
        pinned(254, 112, 5, drawnCactus) +
        pinned(300, 98, -3, drawnFish) +
        line('M20 82H180', wood, 7) +
        [32, 46, 58, 72]
          .map((x, place) =>
            shape(
              `M${x} 78v-${26 + (place % 3) * 5}h10v${26 + (place % 3) * 5}Z`,
              [named.tuerkis, named.rot, named.senf, named.lila][place]!,
            ),
          )
          .join('') +
        starLamp(110, 63, 14) +
        shape('M136 78h28l-4 -18h-20Z', '#C4603F') +
        shape(
          'M150 60C138 52 140 42 147 42C150 48 150 48 153 42C160 42 162 52 150 60Z',
          named.gruen,
        ),
    ),
    boards(miasFloor) +
      oval(250, 372, 176, 24, shade('#F3C6D6', 0.06)) +
      oval(250, 370, 164, 20, '#F9DDE6') +
      oval(250, 370, 120, 13, '#F3C6D6'),
  );

/** Near her desk: what lies on it is as large as she sees it. */
export const miasDesk = (): Place => ({
  horizon: 40,
  eye: 104,
  ground: 262,
  sky: '',
  behind:
    `<rect width="500" height="280" fill="${lilac}"/>` +
    [...Array(9).keys()]
      .map(
        (place) => `<rect x="${place * 64}" width="26" height="280" fill="${shade(lilac, 0.05)}"/>`,
      )
      .join('') +
    `<g transform="translate(-150 -40) scale(1.45)">${openWindow(346, 32, 106, 124, named.rosa)}</g>` +
    `<g transform="translate(18 -12) scale(1.5)">${pinned(40, 76, -4, drawnCactus)}${pinned(92, 66, 5, drawnFish)}</g>` +
    line('M16 172H176', wood, 9) +
    [26, 44, 60, 78]
      .map((x, place) =>
        shape(
          `M${x} 168v-${34 + (place % 3) * 7}h14v${34 + (place % 3) * 7}Z`,
          [named.tuerkis, named.rot, named.senf, named.lila][place]!,
        ),
      )
      .join('') +
    starLamp(134, 146, 20) +
    shape('M0 258H500V400H0Z', '#E3B57C') +
    shape('M0 258H500V264H0Z', light('#E3B57C', 0.45)) +
    line(
      'M0 300C160 294 320 304 500 298M0 352C160 346 340 356 500 350',
      shade('#E3B57C', 0.08),
      3,
    ) +
    shape('M0 386H500V400H0Z', shade('#E3B57C', 0.26)) +
    oval(60, 262, 46, 9, '#FFE9B0', `opacity="${lit('lamp', '0')}"`),
  before: '',
});

const cream = '#FBEBCB';
const kitchenFloor = '#E6C9A2';
const green = '#8FB7A8';
const paleGreen = '#A6CBBD';
const kitchenWall = { wall: cream, floor: kitchenFloor, line: '#FFF8EC' };

const plate = (x: number, y: number, colour: string): string =>
  oval(x, y, 15, 15, '#FFFFFF') + oval(x, y, 10, 10, colour) + oval(x, y, 7, 7, '#FFFFFF');

/** Where the family eats: the dresser with the plates, and the other window. */
export const kitchenTable = (): Place =>
  withFloor(
    room(
      { ...kitchenWall, pattern: wallTiles(cream) },
      `<rect x="318" y="40" width="164" height="228" rx="6" fill="${green}"/>` +
        '<rect x="328" y="50" width="144" height="104" rx="3" fill="#6F988A"/>' +
        line('M328 102H472', green, 7) +
        [348, 382, 416, 450]
          .map((x, place) => plate(x, 82, [named.rot, '#8FB6F0', named.senf, named.rot][place]!))
          .join('') +
        [346, 378, 412, 448]
          .map(
            (x, place) =>
              shape(
                `M${x - 10} 132h20l-3 20h-14Z`,
                ['#F7867E', '#FFC145', '#8FD3E8', '#FFFDF6'][place]!,
              ) + line(`M${x + 10} 136q8 2 1 10`, '#FFFDF6', 3),
          )
          .join('') +
        `<rect x="326" y="166" width="70" height="94" rx="4" fill="${paleGreen}"/><rect x="404" y="166" width="70" height="94" rx="4" fill="${paleGreen}"/>` +
        oval(388, 212, 3.4, 3.4, '#FFF8EC') +
        oval(412, 212, 3.4, 3.4, '#FFF8EC') +
        openWindow(44, 52, 112, 100, named.rot) +
        shape('M60 152h24l-4 -18h-16Z', '#C4603F') +
        shape(
          'M72 134C58 126 60 112 68 112C72 120 72 120 76 112C84 112 86 126 72 134Z',
          named.gruen,
        ) +
        oval(236, 84, 24, 24, '#FFFDF6') +
        oval(236, 84, 24, 24, 'none', `stroke="${named.rot}" stroke-width="6"`) +
        line('M236 84V70M236 84L246 90', '#4B5160', 3.4) +
        ceilingLamp(250),
    ),
    tiles(kitchenFloor),
  );

/** The worktop seen from near: the hob, tiles, hooks with spoons. */
export const kitchenWorktop = (): Place => ({
  horizon: 96,
  eye: 112,
  ground: 268,
  sky: '',
  behind:
    `<rect width="500" height="280" fill="${cream}"/>` +
    line(
      [...Array(8).keys()].map((place) => `M0 ${20 + place * 36}H500`).join('') +
        [...Array(13).keys()].map((place) => `M${10 + place * 42} 20V270`).join(''),
      shade(cream, 0.07),
      2,
    ) +
    `<rect x="-20" y="-30" width="250" height="72" rx="5" fill="${green}"/><rect x="-8" y="-20" width="226" height="52" rx="4" fill="${paleGreen}"/>` +
    `<g transform="translate(-330 -70) scale(1.9)">${openWindow(338, 50, 90, 104, named.rot)}</g>` +
    line('M24 66H196', '#8A94A3', 5) +
    line('M52 68V128M100 68V120M150 68V126', '#8A5A34', 5) +
    oval(52, 138, 13, 16, '#8A5A34') +
    shape('M88 116h24v30q-12 8 -24 0Z', '#B9C2CE') +
    line('M140 126Q140 148 150 150T160 126', '#8A94A3', 4) +
    shape('M0 262H500V392H0Z', wood) +
    shape('M0 262H500V268H0Z', light(wood, 0.4)) +
    line('M0 304C160 298 320 308 500 302M0 350C160 344 340 354 500 348', shade(wood, 0.1), 3) +
    shape('M0 284L20 274H214L226 356L206 366H0Z', '#3B404C') +
    oval(110, 318, 82, 26, '#2A2E38') +
    oval(110, 318, 66, 20, '#C8442F') +
    oval(110, 318, 50, 14, '#2A2E38') +
    shape('M0 386H500V400H0Z', shade(wood, 0.3)),
  before: '',
});

const floorOven =
  shape('M118 34H268V246H118Z', '#F1EEE8') +
  shape(
    'M136 96H250Q256 96 256 102V214Q256 220 250 220H136Q130 220 130 214V102Q130 96 136 96Z',
    '#5B6472',
  ) +
  shape('M142 112H244V204H142Z', '#8C97A8') +
  shape('M142 112H176L150 204H142Z', light('#8C97A8', 0.4)) +
  line('M140 84H246', '#8A94A3', 7) +
  [142, 166, 220, 244]
    .map((x, place) => oval(x, 58, 9, 9, place < 3 ? '#5B6472' : '#B4462F'))
    .join('');

/** As the dog and the cat see it: the oven and the cupboards tower over them, the worktop is high above. */
export const kitchenFloorView = (): Place => ({
  horizon: 150,
  eye: 74,
  ground: 286,
  sky: '',
  behind:
    `<rect width="500" height="290" fill="${green}"/>` +
    [-40, 276, 434]
      .map(
        (x) =>
          `<rect x="${x}" y="46" width="146" height="192" rx="8" fill="${paleGreen}"/><circle cx="${x + 122}" cy="76" r="7" fill="#FFF8EC"/>` +
          line(`M${x + 14} 60H${x + 132}V224H${x + 14}Z`, shade(paleGreen, 0.1), 3),
      )
      .join('') +
    floorOven +
    `<rect y="246" width="500" height="26" fill="${shade(green, 0.3)}"/>` +
    `<rect width="500" height="14" fill="${cream}"/><rect y="12" width="500" height="22" fill="${wood}"/><rect y="30" width="500" height="7" fill="${shade(wood, 0.3)}"/>` +
    `<rect y="268" width="500" height="140" fill="${kitchenFloor}"/>` +
    line('M0 296H500M0 338H500', shade(kitchenFloor, 0.12), 3) +
    [-260, -110, 20, 140, 250, 360, 480, 610, 760]
      .map((x) => line(`M${x} 268L${(x - 250) * 1.7 + 250} 400`, shade(kitchenFloor, 0.12), 3))
      .join(''),
  before: '',
});

/** In a far corner, to look over all of the kitchen. */
export const kitchenDoor = (): Place =>
  withFloor(
    room(
      { ...kitchenWall, pattern: wallTiles(cream) },
      `<rect x="26" y="52" width="104" height="216" fill="#EFE6D6"/><rect x="36" y="62" width="84" height="206" fill="${named.tuerkis}"/><rect x="48" y="76" width="60" height="70" rx="3" fill="${lit('pane', '#BFE6F5')}"/>` +
        shape('M48 146V128Q70 116 88 130T108 126V146Z', '#8CC47C') +
        windowFrame(48, 76, 60, 70, null) +
        oval(110, 176, 4, 4, named.gelb) +
        `<rect x="170" y="96" width="96" height="172" rx="8" fill="#F1EEE8"/>` +
        line('M170 156H266', '#CFC8BE', 3) +
        line('M254 116V142M254 170V206', '#9AA6B5', 5) +
        `<rect x="186" y="112" width="24" height="28" fill="#FFF3C4"/><rect x="216" y="186" width="26" height="30" fill="#CFE8F5"/>` +
        oval(198, 126, 6, 6, named.orange) +
        shape('M222 208l7 -10l8 10Z', named.gruen) +
        `<rect x="290" y="178" width="220" height="9" rx="3" fill="${wood}"/><rect x="290" y="187" width="220" height="81" fill="${green}"/>` +
        [300, 372, 444]
          .map(
            (x) =>
              `<rect x="${x}" y="194" width="64" height="66" rx="4" fill="${paleGreen}"/><circle cx="${x + 54}" cy="206" r="3" fill="#FFF8EC"/>`,
          )
          .join('') +
        openWindow(340, 48, 104, 92, named.rot) +
        shape('M404 178h30v-10h-30Z', '#8A94A3') +
        line('M420 168V146Q420 140 430 142V148', '#8A94A3', 5) +
        ceilingLamp(240),
    ),
    tiles(kitchenFloor),
  );

/** On the floor before her bed, to look under it. */
export const underMiasBed = (): Place => ({
  horizon: 96,
  eye: 56,
  ground: 268,
  sky: '',
  behind:
    '<rect width="500" height="400" fill="#5B4A58"/>' +
    shape('M0 236H500V290H0Z', '#6E5A60') +
    line('M60 236L20 290M180 236L160 290M300 236L310 290M420 236L450 290', '#5B4A58', 3) +
    oval(110, 262, 26, 8, '#8A7A84') +
    oval(128, 256, 14, 8, '#9A8B94') +
    shape('M0 286H500V400H0Z', miasFloor) +
    line('M0 318H500M0 362H500', shade(miasFloor, 0.12), 3) +
    line(
      'M20 288L-40 400M170 288L140 400M320 288L350 400M460 288L540 400',
      shade(miasFloor, 0.12),
      3,
    ) +
    shape('M10 60H52V306H10Z', wood) +
    shape('M38 60H52V306H38Z', shade(wood, 0.2)) +
    shape('M0 60H500V112H0Z', wood) +
    shape('M0 104H500V114H0Z', shade(wood, 0.3)) +
    shape('M0 0H500V84Q470 104 436 86T370 88T304 86T238 88T172 86T106 88T40 86L0 84Z', named.rosa) +
    shape(
      'M0 66H500V84Q470 104 436 86T370 88T304 86T238 88T172 86T106 88T40 86L0 84Z',
      shade(named.rosa, 0.12),
    ) +
    [
      [40, 30],
      [110, 48],
      [190, 22],
      [270, 46],
      [350, 24],
      [430, 46],
    ]
      .map(([x, y]) => starLamp(x!, y!, 12))
      .join(''),
  before: '',
});

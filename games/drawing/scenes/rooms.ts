/** Places in a house on a sheet of 500 × 400: a window to the far, a wall, a floor. */
import { named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import type { Place } from './landscapes.ts';
import { lit } from './sky.ts';

type Look = { wall: string; floor: string; line: string; pattern?: string };

const floorLine = 268;
const indoors = { horizon: 118, eye: 158, ground: 272 };

export const boards = (floor: string): string =>
  line('M0 300H500M0 340H500', shade(floor, 0.12), 2) +
  line('M90 268L40 400M210 268L190 400M330 268L350 400M440 268L500 380', shade(floor, 0.12), 2);

export const tiles = (floor: string): string =>
  line('M0 292H500M0 322H500M0 360H500', shade(floor, 0.12), 2) +
  [-80, 10, 90, 170, 250, 330, 410, 490, 580]
    .map((x) => line(`M${x} 268L${(x - 250) * 1.5 + 250} 400`, shade(floor, 0.12), 2))
    .join('');

export const stripes = (wall: string): string =>
  [...Array(13).keys()]
    .map(
      (place) =>
        `<rect x="${place * 40}" width="16" height="${floorLine}" fill="${shade(wall, 0.05)}"/>`,
    )
    .join('');

export const wallTiles = (wall: string): string =>
  line(
    [...Array(8).keys()].map((place) => `M0 ${130 + place * 20}H500`).join('') +
      [...Array(20).keys()].map((place) => `M${place * 26} 130V268`).join(''),
    shade(wall, 0.08),
    1.4,
  );

/** Frame, sill and curtains of a window. */
export const windowFrame = (
  x: number,
  y: number,
  width: number,
  height: number,
  curtains: string | null,
): string => {
  const frame =
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="none" stroke="#FFFDF7" stroke-width="8"/>` +
    line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, '#FFFDF7', 5);
  const sill = `<rect x="${x - 12}" y="${y + height + 2}" width="${width + 24}" height="9" rx="3" fill="#E9DAC0"/>`;
  const cloth = curtains
    ? shape(
        `M${x - 16} ${y - 10}H${x + width * 0.28}Q${x + width * 0.14} ${y + height * 0.5} ${x - 6} ${y + height + 4}H${x - 16}Z`,
        curtains,
      ) +
      shape(
        `M${x + width + 16} ${y - 10}H${x + width * 0.72}Q${x + width * 0.86} ${y + height * 0.5} ${x + width + 6} ${y + height + 4}H${x + width + 16}Z`,
        shade(curtains, 0.12),
      ) +
      line(`M${x - 22} ${y - 11}H${x + width + 22}`, '#8A5A34', 5)
    : '';
  return frame + sill + cloth;
};

/** One sees the sky through it, by day and in the evening. */
export const openWindow = (
  x: number,
  y: number,
  width: number,
  height: number,
  curtains: string | null,
): string => {
  const pane = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${lit('pane', '#BFE6F5')}"/>`;
  const hills = shape(
    `M${x} ${y + height}V${y + height * 0.72}Q${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.6} ${y + height * 0.74}T${x + width} ${y + height * 0.66}V${y + height}Z`,
    '#8CC47C',
  );
  const night = `<g opacity="${lit('night', '0')}" fill="#FFE9A8"><circle cx="${x + width * 0.74}" cy="${y + height * 0.26}" r="9"/><circle cx="${x + width * 0.24}" cy="${y + height * 0.22}" r="1.800"/><circle cx="${x + width * 0.46}" cy="${y + height * 0.4}" r="1.500"/></g>`;
  return pane + hills + night + windowFrame(x, y, width, height, curtains);
};

export const ceilingLamp = (x: number, floor = floorLine): string =>
  line(`M${x} 0V26`, '#5A556C', 3) +
  shape(`M${x - 26} 48Q${x - 20} 24 ${x} 24T${x + 26} 48Z`, '#E0A526') +
  oval(x, 48, 26, 5, lit('bulb', '#FFF3C4')) +
  `<path d="M${x - 24} 50L${x - 130} ${floor}H${x + 130}L${x + 24} 50Z" fill="#FFE39A" opacity="${lit('lamp', '0')}"/>`;

export function room(
  { wall, floor, line: skirting, pattern = '' }: Look,
  furniture: string,
  before = '',
): Place {
  return {
    ...indoors,
    sky: '',
    behind:
      `<rect width="500" height="${floorLine}" fill="${wall}"/>` +
      pattern +
      furniture +
      `<rect y="${floorLine}" width="500" height="132" fill="${floor}"/>` +
      `<rect y="${floorLine - 8}" width="500" height="10" fill="${skirting}"/>`,
    before,
  };
}

export const withFloor = (place: Place, floor: string): Place => ({
  ...place,
  behind: place.behind + floor,
});

export const childsRoom = (): Place =>
  withFloor(
    room(
      { wall: '#F9E3C0', floor: '#D9AC74', line: '#FFF8EC', pattern: stripes('#F9E3C0') },
      openWindow(330, 66, 104, 96, named.tuerkis) + ceilingLamp(230),
    ),
    boards('#D9AC74'),
  );

/** Where the chain of flags hangs above a place. */
const flagTop = (x: number): number => {
  const share = (x % 250) / 250;
  return Math.round(44 + (x < 250 ? 64 : -64) * share * (1 - share));
};

/** The other side of the same room. */
export const bareRoom = (): Place =>
  withFloor(
    room(
      { wall: '#F9E3C0', floor: '#D9AC74', line: '#FFF8EC', pattern: stripes('#F9E3C0') },
      ceilingLamp(250) +
        line('M0 44Q120 76 250 44T500 44', '#8A8070', 2) +
        [30, 78, 126, 174, 222, 274, 322, 370, 418, 466]
          .map((x, place) =>
            shape(
              `M${x - 10} ${flagTop(x)}H${x + 10}L${x} ${flagTop(x) + 20}Z`,
              [named.rot, named.tuerkis, named.gelb, named.gruen, named.orange][place % 5]!,
            ),
          )
          .join(''),
    ),
    boards('#D9AC74'),
  );

export const studio = (): Place =>
  withFloor(
    room(
      { wall: '#F4E6D8', floor: '#CFA677', line: '#FFF8EC' },
      openWindow(22, 60, 84, 110, null) +
        ceilingLamp(400) +
        line('M404 118H494', '#C98B4B', 6) +
        [418, 440, 462, 482]
          .map(
            (x, place) =>
              `<rect x="${x - 8}" y="96" width="16" height="20" rx="3" fill="${[named.rot, named.blau, named.gelb, named.gruen][place]}"/>`,
          )
          .join(''),
    ),
    boards('#CFA677') +
      oval(120, 380, 12, 4, named.blau) +
      oval(440, 344, 9, 3, named.gelb) +
      oval(470, 388, 12, 4, named.rosa),
  );

export const kitchen = (): Place => {
  const cupboard = (x: number, width: number) =>
    `<rect x="${x}" y="44" width="${width}" height="64" rx="4" fill="#8FB7A8"/><rect x="${x + 6}" y="50" width="${width - 12}" height="52" rx="3" fill="#A6CBBD"/><circle cx="${x + width - 14}" cy="92" r="3" fill="#FFF8EC"/>`;
  const stove =
    '<rect x="20" y="186" width="96" height="82" rx="4" fill="#F1EEE8"/><rect x="30" y="204" width="76" height="46" rx="5" fill="#5B6472"/><rect x="36" y="210" width="64" height="34" rx="4" fill="#8C97A8"/><circle cx="40" cy="195" r="4" fill="#5B6472"/><circle cx="56" cy="195" r="4" fill="#5B6472"/><circle cx="96" cy="195" r="4" fill="#B4462F"/><rect x="14" y="178" width="108" height="9" rx="3" fill="#4B5160"/>';
  const bench =
    '<rect x="122" y="178" width="400" height="9" rx="3" fill="#C98B4B"/><rect x="122" y="187" width="400" height="81" fill="#8FB7A8"/>' +
    [132, 214, 296, 378, 460]
      .map(
        (x) =>
          `<rect x="${x}" y="194" width="74" height="66" rx="4" fill="#A6CBBD"/><circle cx="${x + 62}" cy="206" r="3" fill="#FFF8EC"/>`,
      )
      .join('');
  return withFloor(
    room(
      { wall: '#FBEBCB', floor: '#E6C9A2', line: '#FFF8EC', pattern: wallTiles('#FBEBCB') },
      cupboard(18, 78) +
        cupboard(100, 78) +
        cupboard(400, 84) +
        openWindow(216, 40, 130, 100, named.rot) +
        stove +
        bench +
        ceilingLamp(370),
    ),
    tiles('#E6C9A2'),
  );
};

export const bathroom = (): Place =>
  withFloor(
    room(
      { wall: '#D3ECF0', floor: '#BFD9DE', line: '#FFFFFF', pattern: wallTiles('#D3ECF0') },
      openWindow(34, 44, 74, 74, null) +
        ceilingLamp(400) +
        line('M400 150H470', '#8A94A3', 5) +
        shape('M410 150H450V206H410Z', named.rosa) +
        shape('M436 150H450V206H436Z', shade(named.rosa, 0.14)),
    ),
    tiles('#BFD9DE'),
  );

export const classroom = (): Place =>
  withFloor(
    room(
      { wall: '#F3E7CF', floor: '#C9A777', line: '#FFF8EC' },
      '<rect x="120" y="46" width="228" height="120" rx="6" fill="#A8723F"/><rect x="128" y="54" width="212" height="104" rx="3" fill="#2F5D50"/>' +
        line('M150 86q14 -16 28 0t28 0M150 118h70M150 134h50', '#F6F1E7', 4) +
        '<circle cx="296" cy="92" r="16" fill="none" stroke="#FFD97A" stroke-width="4"/>' +
        line('M296 68v-8M296 124v-8M320 92h8M264 92h8', '#FFD97A', 4) +
        '<rect x="120" y="164" width="228" height="8" rx="3" fill="#8A5A2E"/>' +
        openWindow(388, 60, 90, 100, null) +
        ['#F7867E', '#FFC145', '#8FD3E8']
          .map(
            (colour, place) =>
              `<rect x="${20 + place * 32}" y="${70 + (place % 2) * 10}" width="26" height="34" rx="2" fill="${colour}"/><circle cx="${33 + place * 32}" cy="${86 + (place % 2) * 10}" r="7" fill="#FFF8EC"/>`,
          )
          .join('') +
        ceilingLamp(60),
    ),
    boards('#C9A777'),
  );

export const partyRoom = (): Place => {
  const garland = (y: number, dip: number) =>
    line(
      `M0 ${y}Q125 ${y + dip} 250 ${y}T500 ${y}`.replace('T500', `Q375 ${y + dip} 500`),
      '#8A8070',
      2,
    );
  const flags = [...Array(14).keys()]
    .map((place) => {
      const x = 16 + place * 36;
      const share = (x % 250) / 250;
      const y = 30 + 4 * 15 * share * (1 - share) + 1;
      return shape(
        `M${x - 10} ${y}H${x + 10}L${x} ${y + 22}Z`,
        [named.rot, named.gelb, named.blau, named.gruen, named.rosa, named.orange][place % 6]!,
      );
    })
    .join('');
  return withFloor(
    room(
      { wall: '#FBE3D6', floor: '#D9AC74', line: '#FFF8EC', pattern: stripes('#FBE3D6') },
      openWindow(196, 84, 110, 90, named.gelb) + garland(30, 30) + flags + ceilingLamp(430),
    ),
    boards('#D9AC74'),
  );
};

export const hall = (): Place =>
  withFloor(
    room(
      { wall: '#E4DDF0', floor: '#CBA177', line: '#FFF8EC', pattern: stripes('#E4DDF0') },
      openWindow(378, 62, 92, 92, named.rosa) + ceilingLamp(250),
    ),
    boards('#CBA177'),
  );

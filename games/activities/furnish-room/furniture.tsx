/** The furniture of the room, and the places on, under, beside and in it. */
import type { VNode } from 'preact';

export type Piece = {
  name: string;
  /** The middle of its foot and its width, in percent of an upright and of a broad room. */
  tall: [x: number, y: number, width: number];
  wide: [x: number, y: number, width: number];
  ratio: number;
  view: string;
  drawing: VNode;
  /** The middle of each place in percent of the piece. */
  places: Record<string, [x: number, y: number]>;
};

const wood = '#C79A66';
const dark = '#A9774B';

export const furniture: Piece[] = [
  {
    name: 'schrank',
    tall: [17, 53, 30],
    wide: [9, 88, 15],
    ratio: 0.78,
    view: '0 0 100 128',
    drawing: (
      <>
        <rect x="4" y="6" width="92" height="116" rx="8" fill="#7FA6C9" />
        <path d="M10 122H22V128H10ZM78 122H90V128H78Z" fill="#54779A" />
        <rect x="10" y="14" width="80" height="102" rx="4" fill="#41607F" />
        <path d="M10 14L0 6V128L10 116ZM90 14L100 6V128L90 116Z" fill="#9CC0DF" />
        <path d="M10 24H90" stroke="#7FA6C9" stroke-width="4" />
        <path d="M24 24L18 40H30ZM76 24L70 40H82Z" fill="#F7867E" />
        <rect x="0" y="0" width="100" height="9" rx="4" fill="#9CC0DF" />
      </>
    ),
    places: { 'auf-schrank': [50, -22], 'in-schrank': [50, 62] },
  },
  {
    name: 'regal',
    tall: [50, 53, 27],
    wide: [49, 88, 14],
    ratio: 0.78,
    view: '0 0 100 128',
    drawing: (
      <>
        <rect width="100" height="128" rx="6" fill={wood} />
        <rect x="8" y="8" width="84" height="64" fill="#8A5A3B" />
        <rect x="8" y="80" width="84" height="38" fill="#8A5A3B" />
        <path d="M14 88H22V118H14ZM40 84H47V118H40Z" fill="#F7867E" />
        <path d="M24 84H31V118H24Z" fill="#FFC145" />
        <path d="M33 90H38V118H33Z" fill="#7FCFB6" />
        <path d="M52 118L62 88L69 90L60 118Z" fill="#8FB4E8" />
        <circle cx="79" cy="108" r="10" fill="#E2694C" />
        <path d="M79 98V118M69 108H89" stroke="#FFFDF7" stroke-width="2.500" />
      </>
    ),
    places: { 'auf-regal': [50, -22], 'in-regal': [50, 32] },
  },
  {
    name: 'tuer',
    tall: [79, 53, 21],
    wide: [86, 88, 10],
    ratio: 0.56,
    view: '0 0 100 178',
    drawing: (
      <>
        <path d="M0 178V14Q0 0 14 0H86Q100 0 100 14V178Z" fill="#FFFDF7" />
        <path d="M9 178V18Q9 9 18 9H82Q91 9 91 18V178Z" fill="#E2906E" />
        <rect x="20" y="22" width="60" height="56" rx="8" fill="#CF7653" />
        <rect x="20" y="92" width="60" height="70" rx="8" fill="#CF7653" />
        <circle cx="80" cy="98" r="7" fill="#FFC145" />
        <path d="M50 68Q34 55 38 46Q43 39 50 47Q57 39 62 46Q66 55 50 68Z" fill="#FFB4A2" />
      </>
    ),
    places: { 'neben-tuer': [136, 80] },
  },
  {
    name: 'bett',
    tall: [25, 97, 44],
    wide: [28, 94, 23],
    ratio: 1.12,
    view: '0 0 160 143',
    drawing: (
      <>
        <path d="M2 14Q2 4 11 4T20 14V143H2ZM140 44Q140 36 149 36T158 44V143H140Z" fill={dark} />
        <path d="M14 82H148V98H14Z" fill={wood} />
        <rect x="16" y="58" width="128" height="28" rx="10" fill="#FFFDF7" />
        <rect
          x="20"
          y="44"
          width="40"
          height="24"
          rx="11"
          fill="#FFFDF7"
          stroke="#E3D6BE"
          stroke-width="2"
        />
        <path
          d="M56 60Q60 52 70 52H134Q146 52 146 64V92Q140 100 132 92T116 92T100 92T84 92T68 92T56 88Z"
          fill="#E887A6"
        />
        <g fill="#FFFDF7" opacity=".85">
          <circle cx="76" cy="66" r="4" />
          <circle cx="98" cy="76" r="4" />
          <circle cx="118" cy="64" r="4" />
          <circle cx="134" cy="78" r="4" />
        </g>
      </>
    ),
    places: { 'auf-bett': [60, 14], 'unter-bett': [49, 83], 'neben-bett': [117, 80] },
  },
  {
    name: 'tisch',
    tall: [79, 97, 36],
    wide: [68, 94, 19],
    ratio: 1.05,
    view: '0 0 130 124',
    drawing: (
      <>
        <path d="M12 46H26L22 124H12ZM104 46H118V124H108Z" fill={dark} />
        <rect x="2" y="34" width="126" height="15" rx="7" fill={wood} />
        <path d="M2 42Q2 49 9 49H121Q128 49 128 42Z" fill="#B4844F" />
        <path d="M36 34H94L90 58Q84 62 78 58T64 58T50 58T40 58Z" fill="#9AD08B" />
      </>
    ),
    places: { 'auf-tisch': [50, 6], 'unter-tisch': [50, 78] },
  },
];

export const allPlaces = furniture.flatMap(({ places }) => Object.keys(places));

/** A papered wall and a floor, for a room of any shape. */
export const room = (
  <>
    <path d="M0 0H100V100H0Z" fill="#FCE3BE" />
    {[10, 30, 50, 70, 90].map((x) => (
      <path key={x} d={`M${x} 0H${x + 8}V100H${x}Z`} fill="#FAD9AB" />
    ))}
    <path class="room-floor" d="M0 0H100V100H0Z" fill="#D9A873" />
  </>
);

const flags = ['#F7867E', '#FFC145', '#7FCFB6', '#8FB4E8', '#E887A6'];

export const bunting = (
  <>
    <path d="M0 2Q100 26 200 4" fill="none" stroke="#A9774B" stroke-width="2" />
    {Array.from({ length: 12 }, (_, flag) => {
      const x = 8 + flag * 16;
      const y = 2 + (x / 200) * (1 - x / 200) * 46;
      return (
        <path
          key={flag}
          d={`M${x - 6} ${y}H${x + 6}L${x} ${y + 15}Z`}
          fill={flags[flag % flags.length]}
        />
      );
    })}
  </>
);

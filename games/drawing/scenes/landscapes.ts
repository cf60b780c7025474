/** Places outdoors on a sheet of 500 × 400: far, middle and near. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import { lit, sky, type Weather } from './sky.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What is behind the people, what is before them, and how the ground lies. */
export type Place = {
  sky: string;
  behind: string;
  before: string;
  /** Where eyes look straight ahead; and how many centimetres above the ground they are. */
  horizon: number;
  eye: number;
  /** From here downwards one can stand. */
  ground: number;
};

type Colours = {
  top: string;
  low: string;
  far: string;
  middle: string;
  ground: string;
  tree: string;
};

export const seasons: Record<Season, Colours> = {
  spring: {
    top: '#BFE3F7',
    low: '#FBF3DC',
    far: '#B9DDB4',
    middle: '#9AD08B',
    ground: '#86C56F',
    tree: '#F4B4C8',
  },
  summer: {
    top: '#8FD0F0',
    low: '#FDF1CF',
    far: '#A9D69C',
    middle: '#86C56F',
    ground: '#6DB65A',
    tree: '#4E9E52',
  },
  autumn: {
    top: '#B4D3E8',
    low: '#FFE2AE',
    far: '#E0BE78',
    middle: '#D3AC55',
    ground: '#C79A48',
    tree: '#DE7B33',
  },
  winter: {
    top: '#C6D8EC',
    low: '#F2F4FA',
    far: '#DCE6F2',
    middle: '#E9F0F8',
    ground: '#F7FAFF',
    tree: '#B9C6D6',
  },
};

export const hill = (y: number, rise: number, fill: string): string =>
  shape(
    `M0 ${y}C80 ${y - rise} 150 ${y - rise * 0.7} 230 ${y - rise * 0.2}S400 ${y - rise} 500 ${y - rise * 0.5}V400H0Z`,
    fill,
  );

export const roundTree = (x: number, y: number, size: number, crown: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line('M0 0V-34', '#8A5A34', 8) +
  oval(0, -52, 28, 27, crown) +
  oval(12, -44, 16, 18, shade(crown, 0.14)) +
  oval(-10, -60, 12, 11, light(crown, 0.3)) +
  '</g>';

export const bareTree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0V-60M0 -30L-20 -58M0 -38L18 -66M-10 -44L-22 -46M10 -54L22 -58', '#7B5A46', 6)}${oval(0, -62, 8, 4, '#fff')}${oval(-20, -60, 7, 3.4, '#fff')}${oval(18, -68, 7, 3.4, '#fff')}</g>`;

export const firTree = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0V-12', '#7B5236', 8)}${shape('M0 -96L26 -46H14L34 -10H-34L-14 -46H-26Z', fill)}${shape('M0 -96L26 -46H14L34 -10H6Q16 -40 0 -96Z', shade(fill, 0.16))}</g>`;

/** Its windows are lit in the evening. */
export const house = (x: number, y: number, size: number, wall: string, roof: string): string => {
  const pane = (dx: number, dy: number) =>
    `<rect x="${dx}" y="${dy}" width="16" height="18" rx="2" fill="${lit('window', '#CFE8F5')}"/>` +
    line(`M${dx + 8} ${dy}v18M${dx} ${dy + 9}h16`, '#fff', 1.6);
  return `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-44" y="-70" width="88" height="70" fill="${wall}"/><rect x="14" y="-70" width="30" height="70" fill="${shade(wall, 0.1)}"/>${shape('M-54 -66L0 -112L54 -66Z', roof)}${shape('M0 -112L54 -66H22Z', shade(roof, 0.16))}<rect x="-10" y="-36" width="22" height="36" rx="2" fill="#8A5A34"/>${pane(-36, -54)}${pane(21, -54)}${pane(21, -26)}</g>`;
};

export const tufts = (colour: string, y = 400): string =>
  [18, 64, 120, 214, 300, 366, 428, 480]
    .map((x, place) => {
      const top = y - 14 - (place % 3) * 6;
      return shape(
        `M${x - 14} ${y}Q${x - 12} ${top + 6} ${x - 18} ${top + 4}Q${x - 6} ${top + 4} ${x - 4} ${y - 6}Q${x - 2} ${top} ${x + 3} ${top - 4}Q${x + 2} ${top + 6} ${x + 4} ${y - 6}Q${x + 8} ${top + 8} ${x + 16} ${top + 5}Q${x + 9} ${top + 10} ${x + 12} ${y}Z`,
        colour,
      );
    })
    .join('');

export const dots = (places: readonly (readonly [number, number])[], fill: string): string =>
  places.map(([x, y]) => oval(x, y, 4, 3.2, fill) + oval(x, y, 1.4, 1.2, '#FFF3C4')).join('');

const meadowFlowers =
  dots(
    [
      [26, 318],
      [456, 330],
      [482, 372],
      [70, 384],
      [404, 296],
    ],
    '#FFFFFF',
  ) +
  dots(
    [
      [52, 346],
      [440, 388],
      [470, 302],
      [14, 372],
    ],
    '#F9A8B8',
  );

export const autumnCrowns = ['#DE7B33', '#D2523A', '#E5AE3C'] as const;

/** In autumn, every tree turns in its own colour. */
export function seasonTree(
  season: Season,
  x: number,
  y: number,
  size: number,
  place: number,
): string {
  if (season === 'winter') return bareTree(x, y, size * 1.1);
  const crown = season === 'autumn' ? autumnCrowns[place % 3]! : seasons[season].tree;
  return roundTree(x, y, size, crown);
}

export const fallenLeaf = (x: number, y: number, colour: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-7 0Q0 -6 7 0Q0 6 -7 0Z', colour)}${line('M-9 0H4', shade(colour, 0.25), 1)}</g>`;

export const tulip = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}v-15`, '#3E9A57', 2.6) +
  shape(`M${x} ${y - 3}q-8 -1 -8 -9q7 1 8 9Z`, '#3E9A57') +
  shape(`M${x - 6} ${y - 26}l3.500 4l2.500 -6l2.500 6l3.500 -4v8q-1 6 -6 6t-6 -6Z`, colour);

const leavesOfPark = [
  [32, 318, 30],
  [64, 372, -14],
  [112, 296, 8],
  [398, 292, -30],
  [428, 336, 20],
  [474, 374, -8],
  [486, 306, 44],
  [356, 286, 0],
  [20, 388, 60],
] as const;

/** What grows or lies on the grass of the park. */
function onGrass(season: Season): string {
  if (season === 'autumn') {
    return leavesOfPark
      .map(([x, y, turn], place) => fallenLeaf(x, y, autumnCrowns[(place + 1) % 3]!, turn))
      .join('');
  }
  if (season === 'winter') return '';
  const tulips = [
    [20, 312, '#DE3B40'],
    [40, 322, '#FFC83D'],
    [462, 306, '#E97BA5'],
    [482, 318, '#DE3B40'],
  ] as const;
  return (
    meadowFlowers +
    (season === 'spring' ? tulips.map(([x, y, colour]) => tulip(x, y, colour)).join('') : '')
  );
}

const standard = { horizon: 150, eye: 165, ground: 262 };

export function park(season: Season, weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons[season];
  return {
    ...standard,
    sky: sky(top, low, weather),
    behind:
      hill(196, 40, far) +
      [40, 96, 150, 330, 392, 462]
        .map((x, place) => seasonTree(season, x, 206 + (place % 2) * 8, 0.55, place))
        .join('') +
      hill(236, 26, middle) +
      seasonTree(season, 60, 262, 1.7, 0) +
      seasonTree(season, 452, 256, 1.35, 1) +
      shape('M0 262C120 240 360 246 500 258V400H0Z', ground) +
      shape(
        'M238 250C270 272 200 300 250 330C292 356 330 372 340 400H150C150 360 190 340 168 312C150 284 226 274 222 250Z',
        season === 'winter' ? '#E3EBF5' : '#EBD5A4',
        'opacity=".75"',
      ) +
      onGrass(season),
    before: season === 'winter' ? hill(404, 18, '#FFFFFF') : tufts(shade(ground, 0.12)),
  };
}

export function meadow(weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons.summer;
  return {
    ...standard,
    sky: sky(top, low, weather),
    behind:
      hill(190, 44, far) +
      house(118, 214, 0.62, '#F6E3C5', '#C4603F') +
      house(176, 210, 0.5, '#FBEFD9', '#8D6E9A') +
      [60, 230, 268, 404]
        .map((x, place) => roundTree(x, 214 + (place % 2) * 6, 0.5, '#5FA95A'))
        .join('') +
      hill(236, 26, middle) +
      roundTree(456, 262, 1.8, '#4E9E52') +
      shape('M0 260C120 240 360 246 500 256V400H0Z', ground) +
      meadowFlowers,
    before: tufts(shade(ground, 0.12)),
  };
}

/** Its window under the roof is lit in the evening. */
export const barn = (transform: string): string =>
  `<g transform="${transform}"><rect x="-76" y="-96" width="152" height="96" fill="#B4462F"/>` +
  shape('M30 -96H76V0H30Z', '#9A3926') +
  shape('M-88 -92L-60 -142H60L88 -92Z', '#6E4A3A') +
  '<rect x="-30" y="-58" width="60" height="58" fill="#7C2F22"/>' +
  line('M-30 -58L30 0M30 -58L-30 0M-30 -58H30V0H-30Z', '#FFF1DC', 4) +
  `<rect x="-16" y="-124" width="32" height="22" rx="3" fill="${lit('window', '#5B3A33')}"/></g>`;

export function farm(weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons.summer;
  const rails =
    line('M0 252H500M0 238H500', '#F6EBD8', 5) +
    [20, 80, 140, 360, 420, 480].map((x) => line(`M${x} 262V228`, '#FFF8EC', 7)).join('');
  return {
    ...standard,
    sky: sky(top, low, weather, 'long'),
    behind:
      hill(190, 36, far) +
      [250, 300, 450].map((x) => roundTree(x, 212, 0.6, '#5FA95A')).join('') +
      hill(240, 20, middle) +
      rails +
      barn('translate(110 250)') +
      shape('M0 264C140 250 360 252 500 262V400H0Z', ground) +
      shape(
        'M60 262C160 290 300 300 500 292V330C320 340 120 330 0 300V270Z',
        '#E3C68E',
        'opacity=".7"',
      ),
    before: tufts(shade(ground, 0.12)),
  };
}

export function mountains(weather: Weather): Place {
  const { middle, ground } = seasons.summer;
  const peak = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-120 0L-6 -190L20 -160L44 -176L150 0Z', '#8D93AE')}${shape('M-6 -190L20 -160L44 -176L150 0H40Q60 -80 -6 -190Z', '#767C9A')}${shape('M-6 -190L20 -160L44 -176L66 -140L46 -128L26 -140L8 -120L-14 -134L-36 -140Z', '#fff')}</g>`;
  return {
    ...standard,
    sky: sky('#9FD2EE', '#FBF1DA', weather, 'clear'),
    behind:
      peak(110, 236, 0.72) +
      peak(310, 240, 1.14) +
      hill(230, 26, '#8FBF86') +
      [30, 70, 110, 150, 430, 468]
        .map((x, place) => firTree(x, 244 + (place % 2) * 8, 0.5, '#4B8A5E'))
        .join('') +
      hill(256, 16, middle) +
      shape('M0 268C140 252 360 254 500 266V400H0Z', ground) +
      meadowFlowers,
    before: tufts(shade(ground, 0.12)),
  };
}

export function forest(weather: Weather): Place {
  return {
    ...standard,
    sky: sky('#BFE3D2', '#F3F3D4', weather, 'clear'),
    behind:
      [...Array(9).keys()].map((place) => firTree(20 + place * 58, 232, 1.2, '#8DBB9A')).join('') +
      [...Array(6).keys()]
        .map((place) => firTree(-10 + place * 104, 258, 1.9, '#4F9668'))
        .join('') +
      shape('M0 256C120 240 380 246 500 256V400H0Z', '#7FA95C') +
      shape(
        'M190 252C240 280 170 320 230 400H400C330 350 340 290 262 252Z',
        '#C9AC78',
        'opacity=".7"',
      ) +
      '<path d="M30 60V270M470 40V280" stroke="#7A4F2E" stroke-width="34"/><path d="M42 60V270M482 40V280" stroke="#63402A" stroke-width="12"/>' +
      oval(30, 30, 90, 60, '#3E8257') +
      oval(474, 24, 100, 62, '#3E8257') +
      oval(10, 60, 60, 40, '#34724B') +
      oval(500, 62, 60, 40, '#34724B'),
    before: tufts('#4F8A4C'),
  };
}

export function beach(weather: Weather): Place {
  return {
    ...standard,
    horizon: 168,
    sky: sky('#8FD0F0', '#FDF1CF', weather, 'morning'),
    behind:
      `<rect y="168" width="500" height="110" fill="${lit('sea', '#3F9CCB')}"/>` +
      shape('M0 206H500V290H0Z', '#5DB3D8', 'opacity=".6"') +
      line(
        'M30 190h40M120 182h30M210 196h46M330 186h36M420 200h44M60 222h50M260 226h60M390 232h50',
        '#D8F1FA',
        3,
      ) +
      shape('M0 262Q60 250 120 264T250 264T380 260T500 264V400H0Z', '#FFFFFF', 'opacity=".8"') +
      shape('M0 270Q60 258 120 272T250 272T380 268T500 272V400H0Z', '#F2D9A2') +
      oval(120, 352, 60, 8, '#E6C688') +
      oval(390, 330, 70, 8, '#E6C688') +
      oval(300, 386, 80, 8, '#E6C688') +
      shape('M44 350l4 -10 4 10 10 1 -8 6 3 10 -9 -6 -9 6 3 -10 -8 -6Z', '#F7867E'),
    before: '',
  };
}

const town = (y: number): string =>
  [
    [40, 0.95, '#F6D9B0', '#B4533A'],
    [128, 1.1, '#F2C6B4', '#8D5A6E'],
    [222, 0.9, '#FBEFD9', '#C4603F'],
    [310, 1.15, '#D8E3EE', '#6E7FA0'],
    [402, 0.95, '#F6E3A8', '#A8572F'],
    [482, 1.1, '#E9D3E4', '#7F5A92'],
  ]
    .map(([x, size, wall, roof]) =>
      house(x as number, y, size as number, wall as string, roof as string),
    )
    .join('');

/** Two lanes before the houses; one stands on either pavement. */
export function street(weather: Weather): Place {
  return {
    ...standard,
    ground: 236,
    sky: sky('#9FD4F2', '#FDF1D6', weather, 'puffs'),
    behind:
      hill(180, 30, '#B9DDB4') +
      town(232) +
      '<rect y="230" width="500" height="34" fill="#DCD3C6"/><rect y="258" width="500" height="8" fill="#BDB3A6"/>' +
      '<rect y="266" width="500" height="92" fill="#7B7F8C"/>' +
      line('M10 312h46M96 312h46M182 312h46M268 312h46M354 312h46M440 312h46', '#FFF8EC', 5) +
      '<rect y="356" width="500" height="8" fill="#BDB3A6"/><rect y="362" width="500" height="40" fill="#E4DBCD"/>' +
      line(
        'M60 364L40 400M160 364L148 400M260 364V400M360 364L372 400M460 364L480 400',
        '#CFC4B4',
        2,
      ),
    before: '',
  };
}

export function railway(weather: Weather): Place {
  const rails = (y: number) =>
    `<rect y="${y - 4}" width="500" height="20" fill="#B59F86"/>` +
    [...Array(18).keys()]
      .map(
        (place) => `<rect x="${place * 30}" y="${y - 2}" width="12" height="16" fill="#7A5A42"/>`,
      )
      .join('') +
    line(`M0 ${y}H500M0 ${y + 10}H500`, '#6E7482', 3.4);
  const wire =
    [24, 212, 492].map((x) => line(`M${x} 232V60M${x} 66H${x - 16}`, '#8A8D99', 4)).join('') +
    line('M0 74H500', '#6D6A78', 2);
  return {
    ...standard,
    ground: 232,
    sky: sky('#9FD4F2', '#FDF1D6', weather, 'high'),
    behind:
      hill(176, 34, '#B9DDB4') +
      town(206) +
      '<rect y="204" width="500" height="30" fill="#DCD3C6"/>' +
      wire +
      rails(236) +
      '<rect y="254" width="500" height="60" fill="#9BC887"/>' +
      [60, 250, 440].map((x) => roundTree(x, 288, 0.5, '#5FA95A')).join('') +
      rails(318) +
      '<rect y="338" width="500" height="62" fill="#E4DBCD"/><rect y="338" width="500" height="6" fill="#F7F1E6"/>' +
      line('M0 352H500', '#FFC145', 4),
    before: '',
  };
}

export function zooGate(weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons.summer;
  const letters =
    '<g transform="translate(250 92)" fill="none" stroke="#FFF8EC" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M-56 -18H-24L-56 18H-24"/><circle cx="4" r="18"/><circle cx="52" r="18"/></g>';
  return {
    ...standard,
    sky: sky(top, low, weather, 'morning'),
    behind:
      hill(190, 40, far) +
      [30, 90, 420, 474].map((x) => roundTree(x, 226, 0.9, '#5FA95A')).join('') +
      hill(240, 18, middle) +
      shape('M0 262C140 250 360 250 500 262V400H0Z', ground) +
      shape('M190 258H310L390 400H110Z', '#EBD5A4') +
      '<rect x="120" y="86" width="26" height="180" fill="#8A5A34"/><rect x="354" y="86" width="26" height="180" fill="#8A5A34"/><rect x="138" y="86" width="8" height="180" fill="#6E4629"/><rect x="372" y="86" width="8" height="180" fill="#6E4629"/>' +
      '<path d="M96 66Q250 26 404 66V120Q250 84 96 120Z" fill="#1F7A4D"/>' +
      letters +
      line(
        'M0 262V214M24 262V214M48 262V214M72 262V214M96 262V214M404 262V214M428 262V214M452 262V214M476 262V214M498 262V214M0 226H118M382 226H500',
        '#8F7B64',
        5,
      ),
    before: tufts(shade(ground, 0.12)),
  };
}

export const palm = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0Q8 -50 0 -96', '#A87442', 9)}${['M0 -96Q-40 -112 -58 -84Q-30 -96 0 -96Z', 'M0 -96Q40 -112 58 -84Q30 -96 0 -96Z', 'M0 -96Q-30 -134 -54 -122Q-22 -116 0 -96Z', 'M0 -96Q30 -134 54 -122Q22 -116 0 -96Z', 'M0 -96Q-4 -134 10 -142Q12 -116 0 -96Z'].map((d) => shape(d, '#3F9A5A')).join('')}</g>`;

export function zoo(weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons.summer;
  return {
    ...standard,
    sky: sky(top, low, weather, 'high'),
    behind:
      hill(188, 40, far) +
      palm(46, 232, 0.9) +
      palm(470, 228, 1) +
      [140, 330, 380].map((x) => roundTree(x, 216, 0.6, '#5FA95A')).join('') +
      hill(238, 20, middle) +
      shape('M0 262C140 246 360 248 500 260V400H0Z', ground) +
      shape('M0 330C120 306 300 352 500 322V360C320 384 140 350 0 372Z', '#EBD5A4', 'opacity=".8"'),
    before: tufts(shade(ground, 0.12)),
  };
}

export function market(weather: Weather): Place {
  const awning = (x: number, colour: string) =>
    `<g transform="translate(${x} 250) scale(.5)">${line('M-70 0V-110M70 0V-110', '#8A5A34', 7)}<rect x="-76" y="-46" width="152" height="46" fill="#B97A43"/>${[0, 1, 2, 3, 4].map((place) => shape(`M${-80 + place * 32} -124h32v30q-16 12 -32 0Z`, place % 2 ? '#FFF8EC' : colour)).join('')}${[-50, -20, 10, 40].map((dx, place) => oval(dx, -50, 14, 11, [named.orange, named.gruen, named.rot, named.gelb][place]!)).join('')}</g>`;
  return {
    ...standard,
    sky: sky('#9FD4F2', '#FDF1D6', weather, 'puffs'),
    behind:
      hill(180, 24, '#B9DDB4') +
      town(230) +
      '<rect y="226" width="500" height="174" fill="#E3D6C2"/>' +
      awning(70, named.blau) +
      awning(190, named.gruen) +
      awning(320, named.orange) +
      awning(440, named.lila) +
      [...Array(20).keys()]
        .map((place) =>
          line(`M${(place * 83) % 490} ${266 + ((place * 47) % 130)}q14 -6 28 0`, '#CDBDA4', 2.4),
        )
        .join(''),
    before: '',
  };
}

export const desert = (weather: Weather): Place => ({
  ...standard,
  sky: sky('#9FD2EE', '#FBF1DA', weather, 'clear'),
  behind:
    hill(210, 34, '#E3C79A') +
    hill(244, 22, '#D9B684') +
    shape('M0 268C140 252 360 254 500 266V400H0Z', '#CFA873') +
    oval(90, 340, 60, 7, '#BF9661') +
    oval(410, 366, 70, 7, '#BF9661') +
    oval(330, 300, 40, 5, '#BF9661') +
    `<g opacity="${lit('night', '0')}">${hill(210, 34, '#4A5C9E').replace('/>', ' fill-opacity=".64"/>')}</g>`,
  before: '',
});

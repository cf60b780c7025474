/** Places in a zoo: each animal has a home of its own, with a fence, water or rocks around it. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import { firTree, hill, palm, roundTree, seasons, tufts, type Place } from './landscapes.ts';
import { lit, sky, type Weather } from './sky.ts';

const standard = { horizon: 150, eye: 165, ground: 262 };
const { top, low, far, middle, ground } = seasons.summer;
const rockColour = '#B59C86';

const farLand = (weather: Weather): Pick<Place, 'sky'> => ({ sky: sky(top, low, weather) });

const path = (y: number): string =>
  shape(`M0 ${y}C120 ${y - 12} 360 ${y + 8} 500 ${y - 6}V400H0Z`, '#EBD5A4') +
  [40, 150, 240, 330, 452]
    .map((x, place) => oval(x, y + 22 + (place % 2) * 14, 7, 2.4, '#D9BC83'))
    .join('');

const cave = (x: number, y: number, width: number, height: number): string =>
  shape(
    `M${x - width / 2} ${y}C${x - width / 2 - 6} ${y - height * 0.8} ${x - width * 0.3} ${y - height} ${x} ${y - height}C${x + width * 0.32} ${y - height} ${x + width / 2 + 8} ${y - height * 0.7} ${x + width / 2} ${y}Z`,
    '#5A4A48',
  ) +
  shape(
    `M${x - width * 0.36} ${y}C${x - width * 0.38} ${y - height * 0.6} ${x - width * 0.2} ${y - height * 0.84} ${x + width * 0.06} ${y - height * 0.84}C${x + width * 0.3} ${y - height * 0.84} ${x + width * 0.38} ${y - height * 0.5} ${x + width * 0.36} ${y}Z`,
    '#463A3C',
  );

const stone = (x: number, y: number, r: number, colour = rockColour): string =>
  shape(
    `M${x - r} ${y}C${x - r} ${y - r * 0.7} ${x - r * 0.5} ${y - r} ${x} ${y - r}C${x + r * 0.6} ${y - r} ${x + r} ${y - r * 0.5} ${x + r} ${y}Z`,
    colour,
  ) +
  shape(
    `M${x + r * 0.2} ${y - r * 0.98}C${x + r * 0.7} ${y - r * 0.9} ${x + r} ${y - r * 0.4} ${x + r} ${y}H${x + r * 0.5}C${x + r * 0.6} ${y - r * 0.5} ${x + r * 0.5} ${y - r * 0.8} ${x + r * 0.2} ${y - r * 0.98}Z`,
    shade(colour, 0.14),
  );

const rockWall =
  shape(
    'M0 150C30 120 66 112 104 122C150 104 196 118 224 150C236 168 262 168 276 148C306 112 356 108 396 120C436 108 476 126 500 146V290H0Z',
    rockColour,
  ) +
  shape(
    'M104 122C150 104 196 118 224 150C240 190 232 240 240 280H170C186 220 160 150 104 122Z',
    shade(rockColour, 0.12),
  ) +
  shape(
    'M396 120C436 108 476 126 500 146V280H440C452 220 440 150 396 120Z',
    shade(rockColour, 0.12),
  ) +
  line(
    'M30 170Q50 160 72 168M300 160Q320 150 344 158M196 200l14 20M470 190l12 22M276 190l-8 26',
    shade(rockColour, 0.25),
    3,
  ) +
  shape('M40 132q20 -16 44 -10M300 132', light(rockColour, 0.4));

/** Rocks with two caves, and a ledge between them. */
export const lionRocks = (weather: Weather): Place => ({
  ...standard,
  ...farLand(weather),
  behind:
    hill(176, 40, far) +
    [30, 214, 300, 474].map((x) => roundTree(x, 150, 0.9, '#5FA95A')).join('') +
    rockWall +
    cave(96, 270, 104, 92) +
    cave(390, 270, 112, 96) +
    shape('M224 262C222 226 236 196 250 196C266 196 280 226 278 262Z', shade(rockColour, 0.06)) +
    stone(232, 270, 26, '#A58E7A') +
    stone(272, 272, 22, '#BFA893') +
    roundTree(250, 204, 0.7, '#4E9E52') +
    shape('M0 264C140 250 360 254 500 262V400H0Z', '#E8D3A0') +
    oval(128, 322, 128, 15, '#DCC48C') +
    oval(380, 338, 120, 15, '#DCC48C') +
    [
      [22, 300],
      [236, 306],
      [300, 292],
      [478, 304],
    ]
      .map(([x, y]) => stone(x!, y!, 8, '#BFA893'))
      .join(''),
  before: '',
});

const pool =
  `<path d="M-10 262C60 236 180 234 280 240C380 244 470 240 510 252V352C420 366 300 358 200 362C120 366 40 358 -10 350Z" fill="${lit('sea', '#4FA3C7')}"/>` +
  shape(
    'M-10 262C60 236 180 234 280 240C380 244 470 240 510 252V262C440 254 360 256 280 252C180 248 60 250 -10 276Z',
    '#8A765E',
  ) +
  line(
    'M30 282h34M196 268h40M420 276h40M330 264h26M20 330h30M452 318h34M300 346h40',
    '#CDEBF5',
    3.4,
  ) +
  shape(
    'M62 322C70 296 140 288 210 290C290 290 352 298 360 320C366 342 300 350 210 350C130 350 56 344 62 322Z',
    '#E8D3A0',
  ) +
  shape(
    'M62 322C60 336 120 346 210 346C300 346 364 338 360 320C366 342 300 352 210 352C130 352 54 344 62 322Z',
    '#C9AE78',
  ) +
  [
    [396, 300],
    [430, 330],
    [24, 304],
  ]
    .map(
      ([x, y]) =>
        oval(x!, y!, 17, 6, named.gruen) +
        shape(`M${x} ${y}l18 -5l-2 7Z`, lit('sea', '#4FA3C7')) +
        oval(x! - 6, y! - 4, 5, 4, named.rosa),
    )
    .join('');

const reeds = [8, 24, 462, 478, 494]
  .map((x, place) =>
    line(
      `M${x} 402Q${x + (place % 2 ? 6 : -6)} 376 ${x + (place % 2 ? 12 : -10)} ${352 - place * 3}`,
      '#4F8A4C',
      6,
    ),
  )
  .join('');

/** A pool with a sandbank; one stands on the path before it. */
export const crocodilePool = (weather: Weather): Place => ({
  ...standard,
  ...farLand(weather),
  behind:
    hill(178, 36, far) +
    palm(36, 214, 0.9) +
    palm(300, 206, 0.7) +
    palm(474, 212, 1) +
    [96, 150, 236, 372, 420]
      .map((x, place) => oval(x, 214, 40, 26 + (place % 2) * 10, place % 2 ? '#4E9E52' : '#5FA95A'))
      .join('') +
    shape('M0 226C120 214 360 216 500 224V400H0Z', ground) +
    pool +
    path(364),
  before: reeds,
});

/** On one side a cave for bears, on the other rocks of ice at a cold pool. */
export const bearsAndIce = (weather: Weather): Place => ({
  ...standard,
  ...farLand(weather),
  behind:
    hill(176, 36, far) +
    [150, 196, 236].map((x, place) => firTree(x, 226 + (place % 2) * 8, 0.9, '#4F9668')).join('') +
    firTree(20, 236, 1.5, '#4F9668') +
    shape('M0 190C20 150 70 140 112 150C150 160 170 200 176 262H0Z', rockColour) +
    shape(
      'M112 150C150 160 170 200 176 262H128C140 220 136 180 112 150Z',
      shade(rockColour, 0.12),
    ) +
    cave(76, 262, 90, 84) +
    hill(242, 16, middle) +
    shape(
      'M270 262L286 190L318 172L340 206L366 150L404 132L430 178L462 160L500 200V262Z',
      '#E4F2FA',
    ) +
    shape(
      'M318 172L340 206L330 262H300ZM404 132L430 178L424 262H388ZM462 160L500 200V262H470Z',
      '#C6E0F0',
    ) +
    shape('M0 260C120 246 220 252 262 262V400H0Z', ground) +
    shape('M240 262C300 250 440 250 500 258V400H240Z', '#EAF6FC') +
    `<path d="M300 276C360 266 450 266 510 274V318C450 326 360 324 318 312C290 302 280 284 300 276Z" fill="${lit('sea', '#5DB3D8')}"/>` +
    line('M340 288h36M420 296h40M372 308h30', '#E6F6FC', 3.4) +
    shape(
      'M226 262C262 258 268 300 252 340C246 362 262 384 258 400H0V400H236C244 380 226 362 236 336C248 306 244 272 226 262Z',
      '#D5E9D0',
    ) +
    path(372),
  before: '',
});

/** Tall trees and leaves around a clearing, for those who climb and fly. */
export const jungle = (weather: Weather): Place => ({
  ...standard,
  sky: sky('#A9DDE8', '#F3F7D6', weather),
  behind:
    hill(186, 40, '#9CCFA0') +
    [60, 190, 310, 430]
      .map((x, place) => palm(x, 236 + (place % 2) * 8, 1.1 + (place % 2) * 0.3))
      .join('') +
    [46, 96, 150, 226, 300, 366, 440]
      .map((x, place) =>
        oval(x, 234, 46, 34 + (place % 3) * 8, ['#5FA95A', '#4E9E52', '#6DB65A'][place % 3]!),
      )
      .join('') +
    shape('M0 252C120 236 380 240 500 250V400H0Z', ground) +
    shape('M428 0C436 110 432 220 404 298Q456 316 512 306V0Z', '#8A5C38') +
    shape('M470 0C478 110 474 230 466 309Q490 310 512 306V0Z', shade('#8A5C38', 0.2)) +
    line('M446 20Q452 120 444 250M486 60Q492 170 482 280', shade('#8A5C38', 0.3), 3.4) +
    oval(452, -4, 96, 56, '#3E8257') +
    oval(380, -14, 60, 46, '#4E9E52') +
    oval(500, 30, 54, 38, '#34724B') +
    line(
      'M362 20C350 60 356 90 344 118M40 0C52 44 40 78 50 116M92 0C84 30 92 56 86 80',
      '#4F8A4C',
      4,
    ) +
    [
      [344, 118],
      [352, 80],
      [50, 116],
      [46, 70],
      [86, 80],
    ]
      .map(([x, y]) => oval(x!, y!, 7, 5, '#6DB65A'))
      .join('') +
    oval(30, -10, 74, 40, '#4E9E52') +
    path(356),
  before: tufts(shade(ground, 0.12)),
});

/** A meadow with a wooden shelter and hay, and trees behind the fence. */
export const paddock = (weather: Weather): Place => ({
  ...standard,
  ...farLand(weather),
  behind:
    hill(186, 40, far) +
    [110, 168, 330, 402, 470]
      .map((x, place) => roundTree(x, 220 + (place % 2) * 6, 0.75, '#5FA95A'))
      .join('') +
    hill(236, 18, middle) +
    line('M0 236H500M0 222H500', '#A98D6C', 5) +
    [12, 72, 132, 192, 252, 312, 372, 432, 492]
      .map((x) => line(`M${x} 252V212`, '#8F7B64', 6))
      .join('') +
    shape('M14 178H132L144 196H2Z', '#8D5A45') +
    shape('M16 196H130V256H16Z', '#6B5142') +
    line('M20 196V258M126 196V258M74 196V258', '#B98252', 7) +
    oval(56, 252, 30, 12, '#E5C15A') +
    line('M34 250l10 -8M50 252l6 -12M66 250l-4 -10M76 254l-8 -10', '#C9A23E', 2.4) +
    shape('M0 260C140 246 360 248 500 258V400H0Z', ground) +
    shape('M0 262C100 300 300 286 500 300V322C340 316 140 330 0 300Z', light(ground, 0.2)) +
    oval(420, 292, 46, 9, '#5DB3D8') +
    line('M400 292h20M428 296h16', '#D8F1FA', 2.4) +
    path(362),
  before: tufts(shade(ground, 0.12)),
});

/** The sky over a place by day and in the evening, and the weather before it. The lesson's style switches the hour. */
import { short } from '../geometry.ts';
import { line, oval, shape } from '../strokes.ts';

export type Weather = 'sun' | 'clouds' | 'rain' | 'snow' | 'wind';

/** A colour that has another one in the evening, which the style of the lesson knows under this name. */
export const lit = (name: string, day: string): string => `var(--scene-${name}, ${day})`;

type Star = readonly [x: number, y: number, r: number];

/** The bright ones have five points, others four rays, and those far away are dots. */
const brightStars: readonly Star[] = [
  [56, 44, 12],
  [164, 52, 10],
  [290, 66, 11],
  [356, 34, 8.5],
  [112, 116, 8],
  [352, 122, 9],
];
const rayStars: readonly Star[] = [
  [112, 34, 9],
  [278, 22, 7],
  [214, 92, 9],
  [402, 112, 6.5],
  [26, 96, 7],
  [484, 110, 8],
  [20, 150, 6],
];
const farStars: readonly Star[] = [
  [84, 78, 1.8],
  [200, 22, 1.9],
  [146, 96, 1.6],
  [266, 108, 1.7],
  [318, 96, 1.5],
  [20, 24, 1.7],
  [372, 80, 1.6],
  [456, 134, 1.6],
];

const starPath = ([x, y, r]: Star, points: number, waist: number): string =>
  [...Array(points * 2).keys()]
    .map((place) => {
      const angle = (Math.PI * place) / points - Math.PI / 2;
      const away = place % 2 ? r * waist : r;
      return `${place ? 'L' : 'M'}${short(x + Math.cos(angle) * away)} ${short(y + Math.sin(angle) * away)}`;
    })
    .join('') + 'Z';

const stars =
  `<g fill="#FFE9A8" stroke="#FFE9A8" stroke-width="1.4" stroke-linejoin="round" opacity="${lit('night', '0')}">` +
  `<path d="${brightStars.map((star) => starPath(star, 5, 0.46)).join('')}${rayStars.map((star) => starPath(star, 4, 0.2)).join('')}"/>` +
  farStars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="none"/>`).join('') +
  '</g>';

const moon = `<g opacity="${lit('night', '0')}"><circle cx="430" cy="58" r="46" fill="#FFF3C4" opacity=".14"/><path d="M438 28C418 32 406 50 410 70C414 88 432 98 450 92C432 90 422 74 424 58C425 44 430 34 438 28Z" fill="#FFE9A8"/></g>`;

const sunAt = ([x, y]: readonly [x: number, y: number]): string =>
  `<g opacity="${lit('day', '1')}"><circle cx="${x}" cy="${y}" r="52" fill="#FFE08A" opacity=".35"/><circle cx="${x}" cy="${y}" r="31" fill="#FFD23F"/><circle cx="${x - 8}" cy="${y - 8}" r="14" fill="#FFE68F"/></g>`;

export const cloud = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${oval(0, 0, 34, 15, fill)}${oval(-16, -9, 17, 14, fill)}${oval(10, -14, 21, 18, fill)}${oval(32, -3, 18, 11, fill)}</g>`;

/** Nothing but the sky itself; stars and moon come in the evening. */
export const skyBehind = (top: string, low: string): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit('sky', top)}"/><stop offset="1" stop-color="${lit('sky-low', low)}"/></linearGradient>` +
  '<rect width="500" height="400" fill="url(#sky)"/>' +
  stars +
  moon;

type Clouds = readonly (readonly [x: number, y: number, size: number])[];

/** Where the sun is, and what floats by: each place has its own, so that no two look like one. */
const skies = {
  wide: {
    sun: [430, 58],
    clouds: [
      [96, 58, 1],
      [286, 40, 0.8],
    ],
  },
  long: {
    sun: [72, 66],
    clouds: [
      [214, 48, 0.7],
      [300, 62, 0.5],
      [436, 84, 1.15],
    ],
  },
  high: {
    sun: [348, 46],
    clouds: [
      [120, 34, 0.7],
      [176, 46, 0.5],
      [470, 104, 0.7],
    ],
  },
  puffs: {
    sun: [446, 78],
    clouds: [
      [44, 92, 0.6],
      [152, 40, 1.1],
      [262, 74, 0.5],
      [340, 34, 0.6],
    ],
  },
  morning: {
    sun: [112, 96],
    clouds: [
      [250, 38, 0.9],
      [404, 62, 1.2],
      [478, 120, 0.6],
    ],
  },
  clear: {
    sun: [410, 50],
    clouds: [
      [70, 110, 0.6],
      [226, 28, 0.55],
    ],
  },
} as const satisfies Record<string, { sun: readonly [number, number]; clouds: Clouds }>;

export type SkyName = keyof typeof skies;

const greyClouds: Clouds = [
  [40, 92, 1.2],
  [70, 44, 2],
  [190, 66, 1.7],
  [230, 30, 2.2],
  [350, 62, 1.9],
  [440, 34, 2.1],
  [482, 92, 1.3],
];

/** Colours of a day on which one sees no sun. */
const dull: Partial<Record<Weather, readonly [top: string, low: string]>> = {
  rain: ['#8E9DB4', '#D5DEE6'],
  clouds: ['#A9B7C8', '#E4E8EA'],
};

export function sky(top: string, low: string, weather: Weather, name: SkyName = 'wide'): string {
  const grey = weather === 'rain' || weather === 'clouds' || weather === 'snow';
  const { sun, clouds } = skies[name];
  const [skyTop, skyLow] = dull[weather] ?? [top, low];
  const fill = lit('cloud', weather === 'rain' ? '#AEB9C9' : grey ? '#D3DAE6' : '#FFFFFF');
  return (
    skyBehind(skyTop, skyLow) +
    (grey ? '' : sunAt(sun)) +
    (grey ? greyClouds : clouds).map(([x, y, size]) => cloud(x, y, size, fill)).join('')
  );
}

const scattered = (count: number, draw: (x: number, y: number, place: number) => string): string =>
  Array.from({ length: count }, (_, place) =>
    draw((place * 97) % 500, (place * 61) % 380, place),
  ).join('');

export const weatherBefore = (weather: Weather): string =>
  weather === 'rain'
    ? `<path d="${Array.from({ length: 46 }, (_, place) => `M${(place * 97) % 520} ${(place * 61) % 380}l-5 15`).join('')}" stroke="#7FB4DC" stroke-width="2" stroke-linecap="round" opacity=".8"/>`
    : weather === 'snow'
      ? scattered(44, (x, y, place) =>
          oval(x, y, 2 + (place % 3) * 0.8, 2 + (place % 3) * 0.8, '#fff'),
        )
      : weather === 'wind'
        ? line(
            'M20 96Q90 78 150 96T214 84M250 150Q330 132 380 150T440 138M318 216Q368 204 418 216T474 208',
            '#fff',
            4,
          ) +
          scattered(
            8,
            (x, y, place) =>
              `<g transform="translate(${x - 50} ${y * 0.7}) rotate(${place * 47})">${shape('M0 -7C6 -4 6 3 0 7C-6 3 -6 -4 0 -7Z', ['#E2762B', '#D24C36', '#E8B93C'][place % 3]!)}</g>`,
          )
        : '';

/** The sky over a place by day and in the evening, and the weather before it. The lesson's style switches the hour. */
import { line, oval, shape } from '../strokes.ts';

export type Weather = 'sun' | 'clouds' | 'rain' | 'snow' | 'wind';

/** A colour that has another one in the evening, which the style of the lesson knows under this name. */
export const lit = (name: string, day: string): string => `var(--scene-${name}, ${day})`;

const starPlaces: readonly (readonly [number, number, number])[] = [
  [38, 40, 1.8],
  [84, 84, 1.3],
  [120, 28, 1.6],
  [168, 62, 1.2],
  [206, 22, 1.9],
  [252, 70, 1.3],
  [296, 34, 1.6],
  [338, 86, 1.2],
  [372, 20, 1.4],
  [478, 96, 1.4],
  [22, 112, 1.2],
  [318, 118, 1.1],
  [146, 108, 1.1],
  [486, 30, 1.6],
];

const stars = `<g fill="#FFF3C4" opacity="${lit('night', '0')}">${starPlaces
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('')}</g>`;

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
            'M20 96Q90 78 150 96T214 84M250 150Q330 132 380 150T440 138M40 210Q90 198 140 210T196 202',
            '#fff',
            4,
          ) +
          scattered(
            9,
            (x, y, place) =>
              `<g transform="translate(${x} ${y * 0.7}) rotate(${place * 47})">${shape('M0 -7C6 -4 6 3 0 7C-6 3 -6 -4 0 -7Z', ['#E2762B', '#D24C36', '#E8B93C'][place % 3]!)}</g>`,
          )
        : '';

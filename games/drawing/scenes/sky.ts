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

const sun = `<g opacity="${lit('day', '1')}"><circle cx="430" cy="58" r="52" fill="#FFE08A" opacity=".35"/><circle cx="430" cy="58" r="31" fill="#FFD23F"/><circle cx="422" cy="50" r="14" fill="#FFE68F"/></g>`;

export const cloud = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${oval(0, 0, 34, 15, fill)}${oval(-16, -9, 17, 14, fill)}${oval(10, -14, 21, 18, fill)}${oval(32, -3, 18, 11, fill)}</g>`;

/** Nothing but the sky itself; stars and moon come in the evening. */
export const skyBehind = (top: string, low: string): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit('sky', top)}"/><stop offset="1" stop-color="${lit('sky-low', low)}"/></linearGradient>` +
  '<rect width="500" height="400" fill="url(#sky)"/>' +
  stars +
  moon;

export function sky(top: string, low: string, weather: Weather): string {
  const grey = weather === 'rain' || weather === 'clouds' || weather === 'snow';
  const fill = lit('cloud', grey ? '#D3DAE6' : '#FFFFFF');
  const clouds = grey
    ? cloud(70, 60, 1.5, fill) +
      cloud(210, 44, 1.8, fill) +
      cloud(350, 62, 1.5, fill) +
      cloud(460, 46, 1.4, fill)
    : cloud(96, 58, 1, fill) + cloud(286, 40, 0.8, fill);
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit('sky', top)}"/><stop offset="1" stop-color="${lit('sky-low', low)}"/></linearGradient>` +
    '<rect width="500" height="400" fill="url(#sky)"/>' +
    stars +
    (grey ? '' : sun) +
    moon +
    clouds
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

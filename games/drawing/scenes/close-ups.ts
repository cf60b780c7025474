/** Places outdoors as one sees them on one's knees: what is small in life is large here. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import { firTree, hill, roundTree, type Place } from './landscapes.ts';
import { sky, type Weather } from './sky.ts';

const near = { horizon: 150, eye: 58, ground: 262 };

/** A blade from its foot to its tip. */
const blade = (x: number, foot: number, height: number, lean: number, colour: string): string =>
  shape(
    `M${x - 7} ${foot}Q${x - 4 + lean * 0.3} ${foot - height * 0.6} ${x + lean} ${foot - height}Q${x + 8 + lean * 0.3} ${foot - height * 0.5} ${x + 7} ${foot}Z`,
    colour,
  );

const blades = (
  places: readonly (readonly [x: number, height: number, lean: number])[],
  foot: number,
  colour: string,
): string =>
  places
    .map(([x, height, lean], place) =>
      blade(x, foot, height, lean, place % 2 ? shade(colour, 0.1) : light(colour, 0.1)),
    )
    .join('');

const daisy = (x: number, y: number, size: number, stem: number): string =>
  line(`M${x} ${y}Q${x + 4} ${y + stem / 2} ${x} ${y + stem}`, '#3F8E4A', 4 * size) +
  [...Array(10).keys()]
    .map(
      (petal) =>
        `<ellipse cx="${x}" cy="${y - 13 * size}" rx="${4.6 * size}" ry="${9 * size}" fill="${petal % 2 ? '#F1EBF5' : '#FFFFFF'}" transform="rotate(${petal * 36} ${x} ${y})"/>`,
    )
    .join('') +
  oval(x, y, 7.5 * size, 7.5 * size, named.gelb) +
  oval(x - 2 * size, y - 2 * size, 3 * size, 2.6 * size, light(named.gelb, 0.5));

const farFlowers = (): string =>
  [
    [60, 262],
    [150, 250],
    [232, 258],
    [330, 252],
    [476, 254],
  ]
    .map(([x, y], place) =>
      [0, 1, 2]
        .map((petal) =>
          oval(
            x! + petal * 9 - 9,
            y! + (petal % 2) * 6,
            6,
            5,
            [named.rosa, '#FFFFFF', named.gelb][place % 3]!,
          ),
        )
        .join(''),
    )
    .join('');

export function amongFlowers(weather: Weather): Place {
  const green = '#6DB65A';
  return {
    ...near,
    sky: sky('#8FD0F0', '#FDF3D8', weather, 'morning'),
    behind:
      hill(196, 40, '#BFE0AE') +
      [24, 92, 300, 356, 470]
        .map((x, place) => roundTree(x, 214, 0.7 + (place % 2) * 0.35, '#8CC487'))
        .join('') +
      hill(232, 30, '#9BD084') +
      shape('M0 252C120 226 360 232 500 248V400H0Z', '#82C56B') +
      farFlowers() +
      blades(
        [10, 44, 84, 128, 170, 214, 262, 300, 342, 388, 430, 470, 496].map(
          (x, place) => [x, 46 + ((place * 17) % 30), ((place * 29) % 24) - 12] as const,
        ),
        312,
        shade(green, 0.04),
      ) +
      shape('M0 300C120 288 380 286 500 302V400H0Z', green) +
      daisy(452, 246, 1.15, 110) +
      daisy(486, 296, 0.9, 80) +
      daisy(26, 262, 1, 100),
    before: blades(
      [2, 22, 40, 62, 110, 200, 252, 300, 392, 420, 446, 470, 494].map(
        (x, place) => [x, 34 + ((place * 23) % 34), ((place * 31) % 30) - 15] as const,
      ),
      404,
      shade(green, 0.14),
    ),
  };
}

const fern = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${line('M0 0Q6 -40 0 -84', '#2F6F45', 4)}${[
    12, 24, 36, 48, 60, 72,
  ]
    .map((up) => {
      const reach = 30 - up * 0.3;
      return (
        shape(
          `M3 ${-up}q${-reach} -4 ${-reach - 2} -16q${reach - 6} 0 ${reach + 2} 12Z`,
          '#3F8A55',
        ) +
        shape(`M3 ${-up}q${reach} -4 ${reach + 2} -16q${6 - reach} 0 ${-reach - 2} 12Z`, '#357848')
      );
    })
    .join('')}</g>`;

const leaves = (x: number, y: number, r: number, colour: string): string =>
  oval(x, y, r, r * 0.72, colour);

const lowLeaves = (): string =>
  leaves(250, 4, 120, '#3E8257') +
  leaves(420, 8, 130, '#34724B') +
  leaves(90, 0, 110, '#4B9163') +
  leaves(180, 34, 52, '#3E8257') +
  leaves(330, 52, 58, '#3E8257') +
  leaves(20, 44, 54, '#3E8257') +
  leaves(150, 20, 30, '#66A878') +
  leaves(300, 24, 34, '#5A9C6E') +
  leaves(470, 56, 60, '#2F6A45');

/** Where a thick trunk stands so near that its lowest branch is before one's eyes. */
export function underTree(weather: Weather): Place {
  const bark = '#8A5C38';
  return {
    ...near,
    sky: sky('#BFE3D2', '#F8F5D6', weather, 'high'),
    behind:
      [...Array(8).keys()].map((place) => firTree(10 + place * 66, 240, 1.5, '#A9D0B0')).join('') +
      [...Array(4).keys()].map((place) => firTree(-6 + place * 112, 266, 2.1, '#7DB68E')).join('') +
      shape('M150 0L60 270H210L230 0Z', '#FFF6C9', 'opacity=".35"') +
      shape('M300 0L250 270H340L360 0Z', '#FFF6C9', 'opacity=".25"') +
      shape('M0 262C120 240 380 246 500 262V400H0Z', '#8DB765') +
      shape('M0 318C140 296 330 300 500 322V400H0Z', '#7CA957') +
      fern(30, 330, 1.05, -14) +
      fern(62, 336, 0.8, 16) +
      shape('M392 0C400 120 400 250 372 400H520V0Z', bark) +
      shape('M452 0C462 130 458 260 446 400H520V0Z', shade(bark, 0.22)) +
      line(
        'M412 10Q420 90 414 160M432 40Q440 130 432 240M410 250Q412 320 398 372M470 60Q478 170 468 300M440 290Q440 340 430 384',
        shade(bark, 0.3),
        4,
      ) +
      oval(428, 330, 13, 18, shade(bark, 0.45)) +
      oval(428, 330, 7, 11, shade(bark, 0.65)) +
      lowLeaves(),
    before: blades(
      [4, 26, 48, 70, 236, 262, 300, 340, 420, 470, 496].map(
        (x, place) => [x, 26 + ((place * 23) % 26), ((place * 31) % 26) - 13] as const,
      ),
      404,
      '#5C934A',
    ),
  };
}

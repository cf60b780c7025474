/** The way to Mia's house: the road through the hills, and the house itself. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape } from '../strokes.ts';
import { firTree, hill, house, roundTree, seasons, tufts, type Place } from './landscapes.ts';
import { lit, sky, type Weather } from './sky.ts';

const view = { horizon: 150, eye: 165 };
const wall = '#F9DFA6';
const roof = '#C4503A';

/** Far away, at the end of the road, is the house of the next place. */
export function countryRoad(weather: Weather): Place {
  const { top, low, far, middle, ground } = seasons.summer;
  return {
    ...view,
    ground: 262,
    sky: sky(top, low, weather, 'high'),
    behind:
      hill(176, 40, far) +
      firTree(40, 186, 0.3, '#6FA98A') +
      firTree(62, 184, 0.36, '#6FA98A') +
      roundTree(352, 176, 0.3, '#5FA95A') +
      house(398, 180, 0.4, wall, roof) +
      roundTree(438, 180, 0.36, '#5FA95A') +
      hill(214, 34, '#97CC8A') +
      roundTree(118, 214, 0.55, '#5FA95A') +
      roundTree(470, 226, 0.6, '#5FA95A') +
      hill(244, 22, middle) +
      shape('M0 270C120 246 360 250 500 262V400H0Z', ground) +
      shape(
        'M394 178C376 186 322 190 342 203C366 219 262 225 214 244C170 262 330 276 372 294C402 310 340 332 240 336C140 340 60 330 0 330V392C80 392 220 400 330 390C440 378 508 328 452 288C410 258 262 262 268 248C276 232 392 224 374 203C358 190 396 186 402 178Z',
        '#DCC9A2',
      ) +
      line('M8 362H40M76 366H112M150 368H188M226 366H264M300 360Q322 356 336 352', '#FFF8EC', 4) +
      roundTree(54, 290, 1.1, '#4E9E52') +
      oval(480, 382, 60, 14, '#5FA95A'),
    before: tufts(shade(ground, 0.12), 408),
  };
}

const windowAt = (x: number): string =>
  `<rect x="${x}" y="120" width="74" height="72" rx="5" fill="${lit('window', '#A9C7D8')}"/>` +
  shape(`M${x} 120H${x + 24}Q${x + 18} 160 ${x} 176Z`, '#FFF8EC', 'opacity=".85"') +
  shape(`M${x + 74} 120H${x + 50}Q${x + 56} 160 ${x + 74} 176Z`, '#FFF8EC', 'opacity=".85"') +
  line(`M${x + 37} 120v72M${x} 156h74`, '#FFFDF7', 5) +
  `<rect x="${x}" y="120" width="74" height="72" rx="5" fill="none" stroke="#FFFDF7" stroke-width="7"/>` +
  shape(`M${x - 10} 196H${x + 84}L${x + 78} 216H${x - 4}Z`, '#8A5A34') +
  [2, 18, 34, 50, 66]
    .map((dx, place) =>
      oval(x + dx + 3, 192 - (place % 2) * 5, 10, 9, place % 2 ? named.rosa : named.rot),
    )
    .join('');

const tiles = [0, 1]
  .map((row) =>
    [...Array(15).keys()]
      .map((place) =>
        oval(place * 38 - 10 + row * 19, 18 + row * 22, 20, 16, row ? roof : shade(roof, 0.12)),
      )
      .join(''),
  )
  .join('');

/** Before Mia's door: a garden path, and nobody at the windows. */
export function frontDoor(weather: Weather): Place {
  const { ground } = seasons.summer;
  return {
    ...view,
    ground: 284,
    sky: sky('#8FD0F0', '#FDF1CF', weather, 'clear'),
    behind:
      `<rect width="500" height="292" fill="${wall}"/>` +
      `<rect y="262" width="500" height="30" fill="${shade(wall, 0.16)}"/>` +
      tiles +
      `<rect y="52" width="500" height="8" fill="${shade(wall, 0.22)}" opacity=".6"/>` +
      windowAt(64) +
      windowAt(362) +
      '<rect x="192" y="84" width="116" height="206" rx="10" fill="#FFFDF7"/>' +
      `<rect x="202" y="94" width="96" height="192" rx="6" fill="${named.blau}"/>` +
      `<rect x="250" y="94" width="48" height="192" rx="6" fill="${shade(named.blau, 0.14)}"/>` +
      `<path d="M214 176H286V272H214Z" fill="none" stroke="${shade(named.blau, 0.3)}" stroke-width="4"/>` +
      `<path d="M214 160V128Q250 100 286 128V160Z" fill="${lit('window', '#CFE8F5')}"/>` +
      line('M250 112V160', '#FFFDF7', 4) +
      oval(284, 196, 5, 5, named.gelb) +
      oval(330, 190, 8, 8, '#FFFDF7') +
      oval(330, 190, 4, 4, named.rot) +
      shape('M180 286H320L330 300H170Z', '#CFC4B4') +
      shape('M0 284H500V400H0Z', ground) +
      shape('M176 298H324L392 400H108Z', '#EBD5A4') +
      line('M182 320H318M164 350H336M140 384H360', '#D9BC83', 4) +
      shape('M196 300H304L310 314H190Z', '#A4573F') +
      [22, 128, 372, 474]
        .map(
          (x, place) =>
            oval(x, 284, 46, 26, place % 2 ? '#3E8257' : '#4E9A5A') +
            [-22, 0, 22]
              .map((dx) => oval(x + dx, 274 + (dx % 4), 5, 5, light(named.rosa, 0.2)))
              .join(''),
        )
        .join(''),
    before: tufts(shade(ground, 0.12), 406),
  };
}

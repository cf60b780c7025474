/** Parts of the body, on a body: the part in full colour in a ring of light, the rest pale. */
import { drawPerson, type Description } from '../cast/draw';
import { oval } from '../strokes';

type Spot = readonly [x: number, y: number, rx: number, ry: number];

const marked = (id: string, description: Description, spots: readonly Spot[]): string => {
  const { svg } = drawPerson(description);
  const rings = spots
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
    .join('');
  // The ids inside are the same in both, and so is what they mean.
  return (
    `<g opacity=".3">${svg}</g><clipPath id="${id}">${rings}</clipPath>` +
    spots.map(([x, y, rx, ry]) => oval(x, y, rx, ry, '#FFF1C2')).join('') +
    `<g clip-path="url(#${id})">${svg}</g><g fill="none" stroke="#FFC145" stroke-width="3.4">${rings}</g>`
  );
};

const tom: Description = { who: 'tom', wears: [['hose-kurz', 'blau']] };
const head = (id: string, spots: readonly Spot[], face: Description['face'] = 'glad'): string =>
  `<svg x="-34" y="-116" width="68" height="68" viewBox="-34 -116 68 68">${marked(id, { ...tom, face }, spots)}</svg>`;

export const headOf = (): string => marked('kopf', tom, [[0, -86, 33, 34]]);
export const hair = (): string => head('haar', [[0, -101, 29, 14]]);
export const eye = (): string => head('auge', [[7.8, -84, 7.4, 7.4]]);
export const ear = (): string => head('ohr', [[20.4, -83, 7, 8]]);
export const nose = (): string => head('nase', [[0, -79.6, 6, 5.4]]);
export const mouth = (): string => head('mund', [[0, -74, 10, 7]], 'laughing');
export const tooth = (): string => head('zahn', [[0, -75.6, 9, 6.6]], 'gap');
export const arm = (): string => marked('arm', { ...tom, pose: 'point' }, [[34, -54, 27, 10]]);
export const hand = (): string => marked('hand', { ...tom, pose: 'wave' }, [[35.6, -80, 11, 11]]);
export const belly = (): string => marked('bauch', tom, [[0, -41, 15, 15]]);
export const leg = (): string => marked('bein', tom, [[9, -15, 11, 19]]);
export const foot = (): string => marked('fuss', tom, [[11, -3, 13, 8]]);

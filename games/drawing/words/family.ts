/** The family: the person who is meant is in front, in full colour; the child whose relative it is stands behind. */
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { group } from '../strokes.ts';

type Place = readonly [description: Description, x: number, related?: 'related'];

/** Drawn from the back to the front. */
const together = (places: readonly Place[]): string =>
  places
    .map(([description, x, related]) =>
      group(
        drawPerson(description).svg,
        `transform="translate(${x} 0)"${related ? ' opacity=".5"' : ''}`,
      ),
    )
    .join('');

const baby: Description = { who: 'baby', pose: 'sit' };

export const family = (): string =>
  together([
    [{ who: 'oma' }, -112],
    [{ who: 'opa' }, 114],
    [{ who: 'papa' }, 40],
    [{ who: 'mama' }, -38],
    [{ who: 'mia', pose: 'wave' }, -76],
    [{ who: 'tom' }, 78],
    [baby, 2],
  ]);

export const mother = (): string =>
  together([
    [{ who: 'mia' }, -58, 'related'],
    [{ who: 'tom' }, 62, 'related'],
    [{ who: 'mama' }, 0],
  ]);
export const father = (): string =>
  together([
    [{ who: 'mia' }, -62, 'related'],
    [{ who: 'tom' }, 66, 'related'],
    [{ who: 'papa' }, 0],
  ]);
export const grandmother = (): string =>
  together([
    [{ who: 'mama' }, 60, 'related'],
    [{ who: 'mia' }, -60, 'related'],
    [{ who: 'oma' }, 0],
  ]);
export const grandfather = (): string =>
  together([
    [{ who: 'mama' }, -62, 'related'],
    [{ who: 'mia' }, 62, 'related'],
    [{ who: 'opa' }, 0],
  ]);
export const sister = (): string =>
  together([
    [{ who: 'tom' }, -56, 'related'],
    [{ who: 'mia', pose: 'wave' }, 0],
  ]);
export const brother = (): string =>
  together([
    [{ who: 'mia' }, -58, 'related'],
    [{ who: 'tom', pose: 'wave' }, 0],
  ]);
export const babyAlone = (): string => together([[baby, 0]]);
export const aunt = (): string =>
  together([
    [{ who: 'mama' }, -56, 'related'],
    [{ who: 'tante', pose: 'wave' }, 0],
  ]);
export const uncle = (): string =>
  together([
    [{ who: 'tante' }, -54, 'related'],
    [{ who: 'onkel', pose: 'wave' }, 0],
  ]);
export const girlCousin = (): string =>
  together([
    [{ who: 'tante' }, -50, 'related'],
    [{ who: 'onkel' }, 50, 'related'],
    [{ who: 'cousine', pose: 'wave' }, 0],
  ]);
export const boyCousin = (): string =>
  together([
    [{ who: 'tante' }, -54, 'related'],
    [{ who: 'onkel' }, 54, 'related'],
    [{ who: 'cousin', pose: 'wave' }, 0],
  ]);

/** The family: each person as Mia's, and who is meant stands in full colour beside those who are not. */
import { drawPerson, type Description } from '../cast/draw';
import { group } from '../strokes';

type Place = readonly [description: Description, x: number, pale?: boolean];

/** Drawn from the back to the front. */
const together = (places: readonly Place[]): string =>
  places
    .map(([description, x, pale]) =>
      group(
        drawPerson(description).svg,
        `transform="translate(${x} 0)"${pale ? ' opacity=".32"' : ''}`,
      ),
    )
    .join('');

export const family = (): string =>
  together([
    [{ who: 'papa' }, 62],
    [{ who: 'mama' }, -58],
    [{ who: 'oma' }, -142],
    [{ who: 'opa' }, 148],
    [{ who: 'mia', pose: 'wave' }, -8],
    [{ who: 'tom' }, 96],
    [{ who: 'baby' }, 36],
  ]);

export const mother = (): string =>
  together([
    [{ who: 'mama', pose: 'wave' }, 0],
    [{ who: 'mia' }, -58, true],
  ]);
export const father = (): string =>
  together([
    [{ who: 'papa' }, 0],
    [{ who: 'mia' }, -68, true],
  ]);
export const grandmother = (): string => together([[{ who: 'oma', pose: 'wave' }, 0]]);
export const grandfather = (): string => together([[{ who: 'opa', pose: 'wave' }, 0]]);
export const sister = (): string =>
  together([
    [{ who: 'mia', pose: 'wave' }, 0],
    [{ who: 'tom' }, -68, true],
  ]);
export const brother = (): string =>
  together([
    [{ who: 'tom', pose: 'wave' }, 0],
    [{ who: 'mia' }, -70, true],
  ]);
export const baby = (): string => together([[{ who: 'baby' }, 0]]);
export const aunt = (): string => together([[{ who: 'tante', pose: 'wave' }, 0]]);
export const uncle = (): string => together([[{ who: 'onkel', pose: 'wave' }, 0]]);
export const girlCousin = (): string =>
  together([
    [{ who: 'cousine', pose: 'wave' }, 0],
    [{ who: 'tante' }, -66, true],
  ]);
export const boyCousin = (): string =>
  together([
    [{ who: 'cousin', pose: 'wave' }, 0],
    [{ who: 'onkel' }, -72, true],
  ]);

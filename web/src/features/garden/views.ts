/** The addresses of what the garden's page shows, for a family and on the tablet of a class. */
import { paths } from '../../ui/places/paths';

export const gardenPath: string = paths.garden;
const wateringPath = `${paths.garden}?water`;
export const childrenPath = `${paths.garden}?children`;

/** Where the garden is: `play` leads to the lessons, where words grow. */
export type GardenPlaces = { garden: string; watering: string; play: string };

export const familyPlaces: GardenPlaces = {
  garden: gardenPath,
  watering: wateringPath,
  play: paths.library,
};
export const classPlaces: GardenPlaces = {
  garden: `${paths.join}?garden`,
  watering: `${paths.join}?garden&water`,
  play: paths.join,
};

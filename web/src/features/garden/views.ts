/** The addresses of what the garden's page shows. */
import { paths } from '../../ui/places/paths';

export const gardenPath: string = paths.garden;
export const wateringPath = `${paths.garden}?water`;
export const childrenPath = `${paths.garden}?children`;

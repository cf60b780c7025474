/** The kitchen, and the tray with its cloth. */
import { Backdrop, Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const kitchen = <Backdrop svg={drawings.kitchen} />;
export const trayBack = <Drawn svg={drawings.tray} />;
export const { guests, child } = drawings;

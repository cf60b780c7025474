/** The market basket in two layers, so that fruit can lie in it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const basketBack = <Drawn svg={drawings.basketBack} />;
export const basketFront = <Drawn svg={drawings.basketFront} />;

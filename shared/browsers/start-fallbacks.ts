/** The entry of fallbacks.js. */
import { mend } from './fallbacks.ts';

mend('inert' in HTMLElement.prototype);

/** The mascot's arms when he claps; apart from the rest of him, as the landing page does not need them. */
import { arm } from './mascot.ts';

export const clappingLeft = arm('M48 127C52 148 76 158 90 141');
export const clappingRight = arm('M152 127C148 148 124 158 110 141');

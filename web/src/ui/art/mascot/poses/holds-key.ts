/** He holds the big golden key that opens a book. */
import { arm, laugh, openEyes, restingLeft } from 'kaktus-shared/mascot';
import type { Pose } from '../pose';

const outline =
  'M0-58A21 21 0 0 1 7-17V46Q7 53 0 53T-7 46V-17A21 21 0 0 1 0-58ZM0-47A10 10 0 0 0 0-27A10 10 0 0 0 0-47ZM5 24H18Q21 24 21 27V31Q21 34 18 34H5ZM5 38H14Q17 38 17 41V45Q17 48 14 48H5Z';
const goldenKey = `<g transform="translate(170 84) rotate(8)"><path d="${outline}" fill="#C98A1B" stroke="#C98A1B" stroke-width="2" transform="translate(1.5 2)"/><path d="${outline}" fill="#FFC145"/><path d="M-15-40A15.5 15.5 0 0 1-3-52.5M-2.5-14V22" fill="none" stroke="#FFE7AE" stroke-width="4" stroke-linecap="round"/></g>`;

export const holdsKey: Pose = {
  lean: -3,
  face: openEyes + laugh,
  behind: restingLeft,
  held: goldenKey + arm('M148 124C158 132 169 124 171 110'),
};

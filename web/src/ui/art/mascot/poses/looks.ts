/** He looks for something: through a magnifying glass, behind which one eye is very big. */
import { arm, dotEye, restingLeft } from 'kaktus-shared/mascot';
import type { Pose } from '../pose';

const magnifier =
  '<path d="M138 116L169 146" stroke="#8E5A2B" stroke-width="10" stroke-linecap="round"/>' +
  '<circle cx="122" cy="98" r="28" fill="#B4462F"/><circle cx="121" cy="97" r="27" fill="#FFC145"/><circle cx="121" cy="97" r="21" fill="#DDF3F3"/>' +
  '<circle cx="120" cy="98" r="12" fill="#26233A"/><circle cx="124.5" cy="93" r="4.2" fill="#fff"/>' +
  '<path d="M105 93Q108 83 116 80" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>';

export const looks: Pose = {
  lean: 3,
  face: `${dotEye(76, 100)}<ellipse cx="92" cy="120" rx="4" ry="4.5" fill="#26233A"/>`,
  behind: restingLeft,
  held: magnifier + arm('M143 140C150 158 168 158 170 146'),
};

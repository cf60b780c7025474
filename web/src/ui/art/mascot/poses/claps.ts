/** He claps, and stars fly. */
import { happyEyes, laugh } from 'kaktus-shared/mascot';
import { clappingLeft, clappingRight } from 'kaktus-shared/mascot-claps';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

const places = [
  'translate(32 62) rotate(-14)',
  'translate(168 66) rotate(16) scale(1.1)',
  'translate(58 28) scale(.7)',
  'translate(163 27) rotate(10) scale(.6)',
  'translate(20 100) rotate(20) scale(.5)',
  'translate(183 104) scale(.45)',
];
const star = (place: string) =>
  `<path d="M0-12L3.5-4.2L12-3.4L5.6 2.2L7.5 10.5L0 6.2L-7.5 10.5L-5.6 2.2L-12-3.4L-3.5-4.2Z" transform="${place}"/>`;

export const claps: Pose = {
  lean: 0,
  face: happyEyes + laugh,
  behind: `<g class="${styles.twinkle}" fill="#FFC145" stroke="#FFC145" stroke-width="4" stroke-linejoin="round">${places.map(star).join('')}</g>`,
  held: `<g class="${styles.clapLeft}">${clappingLeft}</g><g class="${styles.clapRight}">${clappingRight}</g>`,
};

/** He listens: with headphones, and the sound coming out. */
import { arm, happyEyes, restingLeft, smile } from 'kaktus-shared/mascot';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

const headphones =
  '<path d="M46 100C42 58 66 34 100 34S158 58 154 100" fill="none" stroke="#B4462F" stroke-width="8" stroke-linecap="round"/>' +
  '<path d="M46 92C44 58 66 33 98 33" fill="none" stroke="#F2AA85" stroke-width="3" stroke-linecap="round"/>' +
  '<rect x="33" y="82" width="24" height="38" rx="11" fill="#B4462F"/><rect x="33" y="82" width="18" height="36" rx="9" fill="#FF9F68"/>' +
  '<rect x="143" y="82" width="24" height="38" rx="11" fill="#B4462F"/><rect x="145" y="82" width="19" height="36" rx="9" fill="#FF9F68"/>' +
  `<g class="${styles.twinkle}" fill="none" stroke="#F4A261" stroke-width="5" stroke-linecap="round"><path d="M25 90Q18 101 25 112"/><path d="M14 82Q3 101 14 120"/></g>`;

export const listens: Pose = {
  lean: -4,
  face: happyEyes + smile,
  behind: restingLeft,
  worn: headphones,
  held: arm('M146 130C166 133 174 119 163 108'),
};

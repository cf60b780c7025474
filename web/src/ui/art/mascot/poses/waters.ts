/** He waters his garden with a small blue can. */
import { arm, happyEyes, restingLeft, smile } from 'kaktus-shared/mascot';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

const can =
  '<g transform="translate(166 92) rotate(14)">' +
  '<path d="M-20-8C-40-26-40 22-18 16" fill="none" stroke="#3C86A6" stroke-width="6" stroke-linecap="round"/>' +
  '<path d="M16 8L34-14" stroke="#3C86A6" stroke-width="8" stroke-linecap="round"/>' +
  '<path d="M26-20L40-7" stroke="#5FB0CF" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M-22-16H20L17 22Q16 27 11 27H-13Q-18 27-19 22Z" fill="#5FB0CF"/>' +
  '<path d="M6-16H20L17 22Q16 27 11 27H2Q8 10 6-16Z" fill="#3C86A6"/>' +
  '<path d="M-16-10L-14 16" stroke="#A9DDF0" stroke-width="5" stroke-linecap="round"/></g>';
const drops = `<g class="${styles.twinkle}" fill="#5FB0CF"><path d="M192 104q5 8 0 11q-5-3 0-11ZM184 120q5 8 0 11q-5-3 0-11ZM196 132q5 8 0 11q-5-3 0-11Z"/></g>`;

export const waters: Pose = {
  lean: 4,
  face: happyEyes + smile,
  behind: restingLeft,
  held: `${can}${drops}${arm('M146 122C152 132 146 122 146 104')}`,
};

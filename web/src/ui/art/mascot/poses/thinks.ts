/** He thinks: a hand at his chin, and three dots of a thought that rise. */
import { arm, dotEye, faceLine, restingLeft } from 'kaktus-shared/mascot';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

const thought = `<g class="${styles.rise}" fill="#8FD3E8"><circle cx="152" cy="58" r="5"/><circle cx="165" cy="42" r="7.5"/><circle cx="180" cy="21" r="11"/><circle cx="177" cy="17" r="3.5" fill="#D9F2F8"/></g>`;
const eyesUp =
  dotEye(84, 95) + dotEye(123, 95) + faceLine('M76 82Q82 78 88 80M118 78Q125 75 131 79', 3);

export const thinks: Pose = {
  lean: 3,
  face: eyesUp + faceLine('M91 114Q99 119 106 112'),
  behind: restingLeft + thought,
  held: arm('M152 127C152 151 126 155 114 136'),
};

/** He waves. */
import { laugh, openEyes, restingLeft, wavingRight } from 'kaktus-shared/mascot';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

export const waves: Pose = {
  lean: -3,
  face: openEyes + laugh,
  behind: `${restingLeft}<g class="${styles.wave}">${wavingRight}</g>`,
};

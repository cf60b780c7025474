/** A state in a word or two; the colour only repeats it. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './state-mark.module.css';

export type Tone = 'good' | 'bad' | 'plain';

export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classNames(styles.mark, tone !== 'plain' && styles[tone])}>{children}</span>
  );
}

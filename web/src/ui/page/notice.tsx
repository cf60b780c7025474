/** A message of the page: errors are announced at once, everything else politely. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../pictures/icon';
import { stateIcons } from '../pictures/state-icons';
import styles from './notice.module.css';

type NoticeProps = { kind?: 'info' | 'error' | 'success'; children: ReactNode };

export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, kind !== 'info' && styles[kind])}
    >
      <Icon
        d={kind === 'success' ? stateIcons.tick : stateIcons.attention}
        className={styles.icon}
      />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

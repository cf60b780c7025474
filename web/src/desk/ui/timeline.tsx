/** What happened, the newest first. The colour of a dot repeats what the words say. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Moment } from './moment';
import styles from './timeline.module.css';

export type TimelineEntry = {
  at: string;
  tone?: 'good' | 'bad';
  what: ReactNode;
  more?: ReactNode;
};

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ at, tone, what, more }, place) => (
        <li key={place} className={classNames(styles.event, tone && styles[tone])}>
          <span className={styles.dot} aria-hidden="true" />
          <div>
            <p className={styles.what}>{what}</p>
            {more && <p className={styles.more}>{more}</p>}
            <p className={styles.when}>
              <Moment at={at} time />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A sheet of A4: on the screen as wide as there is room, on the printer in its true size. */
import type { ReactNode } from 'react';
import styles from './paper.module.css';

type PaperProps = {
  /** At the foot: what this sheet belongs to. */
  note?: string;
  children: ReactNode;
};

export function Paper({ note, children }: PaperProps) {
  return (
    <div className={styles.paper}>
      <div className={styles.inside}>
        {children}
        {note && (
          <p lang="de" className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

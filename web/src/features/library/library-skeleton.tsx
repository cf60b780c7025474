/** The outline of the library while its books are loading, so that nothing jumps when they arrive. */
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language';
import { LibraryHead } from './library-head';
import styles from './library-skeleton.module.css';

const slowAfterMs = 6000;

/** `withContinue`: whether the last lesson will be offered. */
export function LibrarySkeleton({ withContinue }: { withContinue: boolean }) {
  const words = useWords('library');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LibraryHead text={words.pleaseWait} waiting>
        {withContinue && <div className={styles.card} aria-hidden="true" />}
        <div className={styles.card} aria-hidden="true" />
      </LibraryHead>
      {slow && <p role="status">{words.slow}</p>}
      {['first', 'second'].map((row) => (
        <div key={row} className={styles.row} aria-hidden="true" data-waiting>
          <div className={styles.title} />
          <div className={styles.tiles}>
            <div className={styles.tile} />
            <div className={styles.tile} />
            <div className={styles.tile} />
            <div className={styles.tile} />
          </div>
        </div>
      ))}
    </>
  );
}

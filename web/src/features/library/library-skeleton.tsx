/** The outline of the library while its books are loading, so that nothing jumps when they arrive. */
import { useWords } from '../../i18n/language';
import { slowAfterMs } from '../../ui/waiting/please-wait';
import { useDelay } from '../../ui/waiting/use-delay';
import { LibraryHead } from './library-head';
import styles from './library-skeleton.module.css';

/** `withContinue`: whether the last lesson will be offered. */
export function LibrarySkeleton({ withContinue }: { withContinue: boolean }) {
  const words = useWords('library');
  const slow = useDelay(slowAfterMs);
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

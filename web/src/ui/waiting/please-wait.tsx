/** A wait: nothing at first, then words, then the reason if it is known, or a hint after some seconds. */
import { useWords } from '../../i18n/language';
import styles from './please-wait.module.css';
import { Spinner } from './spinner';
import { useDelay } from './use-delay';

export const slowAfterMs = 6000;

export function PleaseWait({ text, because }: { text?: string; because?: string }) {
  const words = useWords('shell');
  const slow = useDelay(slowAfterMs);
  return (
    <div className={styles.wait} role="status" data-waiting>
      <p className={styles.line}>
        <Spinner />
        {text ?? words.pleaseWait}
      </p>
      {(because || slow) && <p>{because ?? words.loadingSlow}</p>}
    </div>
  );
}

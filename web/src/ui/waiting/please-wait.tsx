/** A quiet wait: nothing at first, then words, then the reason if it is known, or a hint after some seconds. */
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language';
import styles from './please-wait.module.css';
import { Spinner } from './spinner';

const slowAfterMs = 6000;

export function PleaseWait({ text, because }: { text?: string; because?: string }) {
  const words = useWords('shell');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
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

/** A quiet wait: nothing at first, then words, and why it takes so long: when that is known, or after some seconds a hint. */
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language';
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

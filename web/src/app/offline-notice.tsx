/** Tells that the connection is gone, for as long as it is; the mascot sleeps meanwhile. */
import { useSyncExternalStore } from 'react';
import { useWords } from '../i18n/language';
import { Kaktus } from '../ui/art/kaktus';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const words = useWords('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className={styles.notice}>
          <Kaktus pose="sleeps" className={styles.kaktus} />
          <p>{words.offline}</p>
        </div>
      )}
    </div>
  );
}

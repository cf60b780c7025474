/** Says that there is no connection, with the mascot asleep. */
import { useWords } from '../i18n/language';
import { Kaktus } from '../ui/art/mascot/kaktus';
import { sleeps } from '../ui/art/mascot/poses/sleeps';
import { useOnline } from '../ui/waiting/use-online';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const words = useWords('late');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={styles.notice}>
          <Kaktus pose={sleeps} className={styles.kaktus} />
          <p>{words.offline}</p>
        </div>
      )}
    </div>
  );
}

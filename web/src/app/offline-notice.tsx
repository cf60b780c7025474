/** Says that the connection is gone, as long as it is; meanwhile the mascot sleeps in the landscape below. */
import { useWords } from '../i18n/language';
import { Icon } from '../ui/pictures/icon';
import { stateIcons } from '../ui/pictures/state-icons';
import { useOnline } from '../ui/waiting/use-online';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const words = useWords('late');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={styles.notice}>
          <Icon d={stateIcons.noConnection} />
          <p>{words.offline}</p>
        </div>
      )}
    </div>
  );
}

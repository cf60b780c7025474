/** Shown until a lesson starts. */
import { useWords } from '../i18n/language';
import { Kaktus } from '../ui/art/mascot/kaktus';
import { listens } from '../ui/art/mascot/poses/listens';
import styles from './stage-message.module.css';

export function StageWait() {
  const words = useWords('viewer');
  return (
    <div className={styles.message} role="status">
      <Kaktus pose={listens} className={styles.kaktus} />
      <p className={styles.words}>{words.wait}</p>
    </div>
  );
}

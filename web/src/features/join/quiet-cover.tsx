/** Eyes to the front: covers whatever is on the tablet until the teacher ends it. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { listens } from '../../ui/art/mascot/poses/listens';
import styles from './quiet-cover.module.css';

export function QuietCover() {
  const words = useWords('join').quiet;
  return (
    <div className={styles.cover} role="alert">
      <Kaktus pose={listens} className={styles.kaktus} />
      <p className={styles.title}>{words.title}</p>
      <p>{words.text}</p>
    </div>
  );
}

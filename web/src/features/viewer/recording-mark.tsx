/** Shows in the bar that the microphone is on, and turns it off. */
import { useWords } from '../../i18n/language';
import styles from './recording-mark.module.css';

export function RecordingMark({ onStop }: { onStop: () => void }) {
  const words = useWords('viewer').voice;
  return (
    <>
      <button type="button" className={styles.mark} title={words.stop} onClick={onStop}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.text}>{words.recording}</span>
        <span className="visually-hidden">{words.stop}</span>
        <span className={styles.square} aria-hidden="true" />
      </button>
      <span role="status" className="visually-hidden">
        {words.recording}
      </span>
    </>
  );
}

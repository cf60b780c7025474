/** A progress bar whose label is announced as well. */
import styles from './progress-bar.module.css';

export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <progress max={100} value={percent} aria-label={label} />
    </div>
  );
}

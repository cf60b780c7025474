/** How far something is, for eyes and ears. */
import styles from './progress-bar.module.css';

export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <progress max={100} value={percent} aria-label={label} />
    </div>
  );
}

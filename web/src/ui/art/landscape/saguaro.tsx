/** A tall cactus of the landscape; `at` is where its foot stands and how large it is. */
import styles from './landscape.module.css';

export function Saguaro({ at }: { at: string }) {
  return (
    <g transform={`${at}`} fill="none" strokeLinecap="round" className={styles.cactus}>
      <path d="M0 9V-62" strokeWidth="16" />
      <path d="M0-20H-12Q-20-20-20-28V-40M0-30H11Q19-30 19-38V-50" strokeWidth="11" />
      <path d="M-3.5 4V-61M-22-29V-39M17-39V-49" strokeWidth="3" className={styles.lit} />
    </g>
  );
}

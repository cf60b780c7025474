/** A small round cactus of the landscape with a flower on top. */
import styles from './landscape.module.css';

export function BarrelCactus({ at }: { at: string }) {
  return (
    <g transform={at}>
      <ellipse cy="-11" rx="19" ry="20" className={styles.barrel} />
      <path
        d="M-7-28Q-15-10-8 8M7-28Q15-10 8 8"
        fill="none"
        strokeWidth="2.5"
        className={styles.rib}
      />
      <path
        d="M-7-36L0-29L7-36M0-39V-30"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className={styles.bloom}
      />
    </g>
  );
}

/** The open book that somebody left lying in the sand; at night its pages shine. */
import styles from './landscape.module.css';

export function OpenBook({ at }: { at: string }) {
  return (
    <g transform={at}>
      <ellipse cy="2" rx="150" ry="54" className={styles.glow} />
      <ellipse cy="2" rx="112" ry="38" className={styles.glow} />
      <path
        d="M-76 22Q-38 16 0 28Q38 16 76 22L82 28Q38 24 0 36Q-38 24-82 28Z"
        className={styles.shade}
      />
      <path d="M-64-22L0-12L64-22L80 22Q38 14 0 28Q-38 14-80 22Z" className={styles.cover} />
      <path d="M0 20Q-36 2-72 14L-60-28Q-28-36 0-16Z" className={styles.page} />
      <path d="M0 20Q36 2 72 14L60-28Q28-36 0-16Z" className={styles.pageTurned} />
      <path
        d="M-52-18Q-32-22-12-11M-55-9Q-34-13-12-2M-58 0Q-36-4-12 7"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className={styles.print}
      />
      <path
        d="M34 4V-16M34-4H27V-10M34-7H41V-14"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        stroke="#3F9468"
      />
    </g>
  );
}

/** The sun by day and the moon by night, in the same place of the sky. */
import styles from './landscape.module.css';

export function SkyLight() {
  return (
    <svg className={styles.light} viewBox="0 0 100 100">
      <g className={styles.day}>
        <circle cx="50" cy="50" r="50" fill="#FFC145" opacity=".14" />
        <circle cx="50" cy="50" r="40" fill="#FFC145" opacity=".28" />
        <circle cx="50" cy="50" r="30" fill="#FFC145" />
        <path
          d="M28 46A23 23 0 0 1 44 28"
          fill="none"
          stroke="#FFE09A"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g className={styles.night}>
        <circle cx="50" cy="50" r="46" fill="#F6E7B8" opacity=".06" />
        <circle cx="50" cy="50" r="37" fill="#F6E7B8" opacity=".09" />
        <circle cx="50" cy="50" r="29" fill="#2A3142" />
        <path d="M60 22.8A29 29 0 1 0 77 60.8A23 23 0 1 1 60 22.8Z" fill="#F8E9B9" />
        <path
          d="M33.5 36A22 22 0 0 0 29 56"
          fill="none"
          stroke="#FFF8E0"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}

/** Three dots of a thought, rising. */
import styles from './kaktus.module.css';

export function Thought() {
  return (
    <g className={styles.rise} fill="#8FD3E8">
      <circle cx="152" cy="58" r="5" />
      <circle cx="165" cy="42" r="7.5" />
      <circle cx="180" cy="21" r="11" />
      <circle cx="177" cy="17" r="3.5" fill="#D9F2F8" />
    </g>
  );
}

/** A turning ring for a short wait; the words next to it say what we are waiting for. */
import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

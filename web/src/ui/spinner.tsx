/** A turning ring for a wait of a moment; the words beside it say what is being waited for. */
import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

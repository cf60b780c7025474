/** Why a button cannot be pressed yet; below the button, so that the button does not move when the line goes. */
import styles from './missing-reason.module.css';

/** `id`: for the button's `aria-describedby`. */
export function MissingReason({ id, reason }: { id: string; reason?: string }) {
  if (!reason) return null;
  return (
    <p id={id} className={styles.reason}>
      {reason}
    </p>
  );
}

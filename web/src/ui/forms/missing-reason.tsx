/** Why a button cannot be pressed yet; below the button, so that the button does not move when the line goes. */
import styles from './missing-reason.module.css';

type MissingReasonProps = {
  /** For the button's `aria-describedby`. */
  id: string;
  reason?: string;
  /** It describes the button all the same. */
  hidden?: boolean;
};

export function MissingReason({ id, reason, hidden }: MissingReasonProps) {
  if (!reason) return null;
  return (
    <p id={id} hidden={hidden} className={styles.reason}>
      {reason}
    </p>
  );
}

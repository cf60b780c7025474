/** The button that sends a form; while something is missing, it is disabled and says what. */
import { useId, type ReactNode } from 'react';
import { Button } from './button';
import { MissingReason } from './missing-reason';
import styles from './missing-reason.module.css';

type SubmitButtonProps = {
  missing?: string;
  /** Then it is not repeated below the button. */
  saidAtField?: boolean;
  busy?: boolean;
  children: ReactNode;
};

export function SubmitButton({ missing, saidAtField, busy, children }: SubmitButtonProps) {
  const id = useId();
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        wide
        busy={busy}
        disabled={missing !== undefined}
        aria-describedby={missing && id}
      >
        {children}
      </Button>
      <MissingReason id={id} reason={missing} hidden={saidAtField} />
    </div>
  );
}

/** A setting that is on or off and takes effect at once. */
import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  help?: ReactNode;
  on: boolean;
  /** While true, it keeps the focus but cannot be changed again. */
  busy?: boolean;
  onChange: (on: boolean) => void;
};

export function Switch({ label, help, on, busy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.knob}
        checked={on}
        aria-disabled={busy || undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}

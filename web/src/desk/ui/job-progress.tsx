/** The progress of a job, which continues when the page is left. */
import { useId, type ReactNode } from 'react';
import styles from './job-progress.module.css';

type JobProgressProps = {
  label: string;
  done: number;
  /** Unknown while the job waits for its turn. */
  total: number | null;
  text: string;
  children?: ReactNode;
};

export function JobProgress({ label, done, total, text, children }: JobProgressProps) {
  const id = useId();
  return (
    <div className={styles.job}>
      <div className={styles.words}>
        <strong id={id}>{label}</strong>
        <span className={styles.text}>{text}</span>
      </div>
      <progress aria-labelledby={id} {...(total === null ? {} : { value: done, max: total })} />
      {children && <div>{children}</div>}
    </div>
  );
}

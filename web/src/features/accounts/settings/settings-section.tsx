/** One part of the account settings under its own heading. */
import { useId, type ReactNode } from 'react';
import styles from './settings-section.module.css';

export function SettingsSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

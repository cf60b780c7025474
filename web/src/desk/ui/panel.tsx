/** A panel of a desk page, with a heading if it needs one. */
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = { heading?: string; lead?: ReactNode; actions?: ReactNode; children?: ReactNode };

export function Panel({ heading, lead, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading ? id : undefined}>
      {(heading || actions) && (
        <div className={styles.head}>
          {heading && <h2 id={id}>{heading}</h2>}
          {actions}
        </div>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

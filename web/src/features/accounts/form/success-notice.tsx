/** The success message of a form: it takes the focus, because the pressed button may be gone or disabled. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../../ui/page/notice';
import styles from './accounts.module.css';

export function SuccessNotice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.stack}>
      <Notice kind="success">
        <div className={styles.good}>{children}</div>
      </Notice>
    </div>
  );
}

/** A question that must be answered first: the browser's own dialog, closed by Escape, the cross or the page. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useWords } from '../i18n/language';
import styles from './dialog.module.css';
import { Icon, icons } from './icon';

type DialogProps = { heading: string; open: boolean; onClose: () => void; children: ReactNode };

export function Dialog({ heading, open, onClose, children }: DialogProps) {
  const words = useWords('shell');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={id}>{heading}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={words.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon d={icons.close} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

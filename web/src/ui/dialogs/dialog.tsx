/** A question that must be answered first: the browser's own dialog, closed by Escape, the cross or the page. */
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useWords } from '../../i18n/language';
import styles from './dialog.module.css';
import { Icon, icons } from '../pictures/icon';

type DialogProps = { heading: string; open: boolean; onClose: () => void; children: ReactNode };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The first field, or the chosen radio button; else the first button of the content; else the heading. */
function startOf(dialog: HTMLElement): HTMLElement | null {
  const usable = (selector: string) =>
    [...dialog.querySelectorAll<Control>(selector)].filter(
      (control) => !control.disabled && !control.hidden && control.tabIndex >= 0,
    );
  const field = usable('input, select, textarea').find(
    (one) => one.type !== 'radio' || (one as HTMLInputElement).checked,
  );
  const button = usable('button').find((one) => !one.classList.contains(styles.close!));
  return field ?? button ?? dialog.querySelector('h2');
}

export function Dialog({ heading, open, onClose, children }: DialogProps) {
  const words = useWords('shell');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closedByPage = useRef(0);

  // Sets the focus itself: browsers would focus the first button, the cross, and `showModal` undoes React's autoFocus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    startOf(element)?.focus();
    // Before React removes it: only closing a dialog returns the focus to what opened it.
    return () => {
      if (!element.open) return;
      closedByPage.current += 1;
      element.close();
    };
  }, [open]);

  // Escape closes it through the page's state: the browser's `close` event comes later, and would close a dialog
  // that was reopened meanwhile. The `cancel` of a file picker bubbles up to here and is ignored.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // A second Escape closes it without a `cancel`. The event comes late: it is ignored if the page itself has closed the
  // dialog, perhaps to open it again.
  const onClosed = () => {
    if (closedByPage.current > 0) closedByPage.current -= 1;
    else if (!dialog.current?.open) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={words.close}
              onClick={onClose}
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

/**
 * The buttons of every dialog, always in this order: cancel, then the action. So in a dialog without a field, the
 * harmless button has the focus.
 */
import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './dialog-buttons.module.css';

type DialogButtonsProps = {
  cancel: string;
  onCancel: () => void;
  /** The button that does it. */
  children: ReactNode;
};

export function DialogButtons({ cancel, onCancel, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}

/**
 * The end of every dialog, always in this order: the way out, then what will be done. So a dialog without a field starts at the
 * harmless button.
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

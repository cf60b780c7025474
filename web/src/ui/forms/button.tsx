/** The button: one main action per screen, quiet ones beside it, danger for the irreversible, text for rare ones. */
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from '../class-names';
import { Spinner } from '../waiting/spinner';

export type ButtonLook = 'main' | 'quiet' | 'danger' | 'text';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  wide?: boolean;
  /** While true, the button keeps the focus but cannot be pressed again. */
  busy?: boolean;
};

export function Button({
  look = 'main',
  wide = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(styles.button, styles[look], wide && styles.wide, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A form that is submitted by Enter or its button, and moves the focus to the first field with an error. */
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './accounts.module.css';

type AccountFormProps = {
  /** The form's name, if a page has several. */
  labelledBy?: string;
  /** Changes whenever new errors are shown. */
  errors: unknown;
  onSubmit: () => void;
  children: ReactNode;
};

export function AccountForm({ labelledBy, errors, onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={labelledBy}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

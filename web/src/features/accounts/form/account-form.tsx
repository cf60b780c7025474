/** A form that is submitted by Enter or its button, and moves the focus to the first field with an error. */
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './accounts.module.css';
import type { MissingState } from './use-missing';

type AccountFormProps = {
  /** The form's name, if a page has several. */
  labelledBy?: string;
  /** Changes whenever new errors are shown. */
  errors: unknown;
  /** For a form whose button is disabled while something is missing. */
  missing?: MissingState;
  onSubmit: () => void;
  children: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { labelledBy, missing, onSubmit, children } = props;
  const errors = missing?.asked ?? props.errors;
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
      onKeyDown={missing?.onKeyDown}
      onInput={missing?.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing?.reason === undefined) onSubmit();
      }}
    >
      {children}
    </form>
  );
}

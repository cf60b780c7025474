/** A field: label above, help and error below; its state is never shown by colour alone. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../../i18n/language';
import { classNames } from '../class-names';
import { fieldIcons } from './field-icons';
import styles from './field.module.css';
import { Icon } from '../pictures/icon';
import { stateIcons } from '../pictures/state-icons';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  /** Announced politely while typing; false reserves the place for a later one. */
  hint?: ReactNode;
  /** A green border and a tick, or a yellow border and dots; neither while nothing is known. */
  state?: 'valid' | 'invalid';
  /** A button inside the frame, such as one that clears the field. */
  inside?: ReactNode;
  /** Further elements that describe the input, such as a checklist. */
  describedBy?: string;
};

export function Field(props: FieldProps) {
  const { label, help, error, hint, state, inside, describedBy, ...input } = props;
  const words = useWords('shell');
  const id = useId();
  const described = [
    help && `${id}-help`,
    error && `${id}-error`,
    state && `${id}-state`,
    describedBy,
  ];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        className={classNames(styles.frame, state && styles[state], Boolean(error) && styles.wrong)}
      >
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {state && (
          <>
            <Icon
              d={state === 'valid' ? stateIcons.tick : fieldIcons.dots}
              className={classNames(styles.mark, state === 'invalid' && styles.markOpen)}
            />
            <span id={`${id}-state`} className="visually-hidden">
              {state === 'valid' ? words.stateValid : words.stateInvalid}
            </span>
          </>
        )}
        {inside}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon d={stateIcons.attention} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

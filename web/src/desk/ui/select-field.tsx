/** One of a few choices, in the browser's own list, which works with every keyboard and screen reader. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange'> & {
  label: string;
  help?: ReactNode;
  choices: { value: string; name: string }[];
  onChoose: (value: string) => void;
};

export function SelectField({ label, help, choices, onChoose, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

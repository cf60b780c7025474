/** A choice of one among few, with its label above: the browser's own, which works with every keyboard and reader. */
import { useId, type ComponentProps } from 'react';
import styles from './select.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
  label: string;
  options: { value: string; name: string }[];
};

export function Select({ label, options, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} className={styles.select}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One of a few. */
import styles from './class-page.module.css';

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  options: { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, options, value, onChange } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}

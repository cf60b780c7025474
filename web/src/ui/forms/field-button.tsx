/** The small button inside a field's frame, with a picture and an accessible name. */
import { Icon } from '../pictures/icon';
import styles from './field.module.css';

type FieldButtonProps = { name: string; icon: string; onPress: () => void };

export function FieldButton({ name, icon, onPress }: FieldButtonProps) {
  return (
    <button
      type="button"
      className={styles.inside}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon d={icon} />
    </button>
  );
}

/** The small button inside a field's frame, with a picture and an accessible name. */
import { Icon, type IconName } from './icon';
import styles from './field.module.css';

type FieldButtonProps = { name: string; icon: IconName; onPress: () => void };

export function FieldButton({ name, icon, onPress }: FieldButtonProps) {
  return (
    <button
      type="button"
      className={styles.inside}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

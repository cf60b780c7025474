/** One child of the family: chosen by a tap on the picture, changed or removed by the words below it. */
import type { Child } from '../../../device/children/child';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Avatar } from '../../../ui/children/avatar';
import { classNames } from '../../../ui/class-names';
import styles from './children-view.module.css';

type ChildCardProps = {
  child: Child;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  onChange: () => void;
  onRemove: () => void;
};

export function ChildCard({ child, name, chosen, onChoose, onChange, onRemove }: ChildCardProps) {
  const words = useWords('garden').children;
  return (
    <li className={styles.card}>
      <button
        type="button"
        aria-pressed={chosen}
        className={classNames(styles.choose, chosen && styles.chosen)}
        onClick={onChoose}
      >
        <Avatar picture={child.picture} className={styles.avatar} />
        <span dir="auto" className={styles.name}>
          {name}
        </span>
      </button>
      <div className={styles.actions}>
        <Button look="text" aria-label={words.changeOf(name)} onClick={onChange}>
          {words.change}
        </Button>
        <Button look="text" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

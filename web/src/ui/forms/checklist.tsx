/** Requirements that are ticked off while the person types. */
import { useWords } from '../../i18n/language';
import styles from './checklist.module.css';
import { classNames } from '../class-names';
import { fieldIcons } from './field-icons';
import { Icon } from '../pictures/icon';
import { stateIcons } from '../pictures/state-icons';

type ChecklistProps = { id?: string; items: { text: string; done: boolean }[] };

export function Checklist({ id, items }: ChecklistProps) {
  const words = useWords('shell');
  return (
    <ul id={id} className={styles.list}>
      {items.map(({ text, done }) => (
        <li key={text} className={classNames(styles.item, done && styles.done)}>
          <Icon d={done ? stateIcons.tick : fieldIcons.dots} className={styles.mark} />
          <span>{text}</span>
          <span className="visually-hidden">({done ? words.done : words.open})</span>
        </li>
      ))}
    </ul>
  );
}

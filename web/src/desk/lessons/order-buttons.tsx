/** Two arrows that move something one place. */
import { Icon } from '../../ui/pictures/icon';
import { useDeskWords } from '../i18n/words';
import styles from './order-buttons.module.css';

type OrderButtonsProps = {
  title: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  /** For things that stand below each other. */
  upright?: boolean;
};

const arrows = {
  back: 'M14.5 5.5L8 12l6.5 6.5',
  on: 'M9.5 5.5L16 12l-6.5 6.5',
  up: 'M5.5 14.5L12 8l6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
};

export function OrderButtons({ title, first, last, onMove, upright = false }: OrderButtonsProps) {
  const words = useDeskWords('lessons');
  return (
    <span className={styles.order}>
      <button
        type="button"
        className={styles.button}
        aria-label={words.earlier(title)}
        disabled={first}
        onClick={() => onMove(-1)}
      >
        <Icon d={upright ? arrows.up : arrows.back} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={words.later(title)}
        disabled={last}
        onClick={() => onMove(1)}
      >
        <Icon d={upright ? arrows.down : arrows.on} />
      </button>
    </span>
  );
}

/** The arrows and dots under a row of lessons. */
import { useWords } from '../../i18n/language';
import { PlayIcon } from '../../ui/pictures/play-icon';
import type { Page } from './carousel-pages';
import styles from './carousel-controls.module.css';

type CarouselControlsProps = { pages: Page[]; current: number; onTurn: (page: number) => void };

export function CarouselControls({ pages, current, onTurn }: CarouselControlsProps) {
  const words = useWords('library');
  const arrow = (icon: 'back' | 'forward', page: number) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={words[icon]}
      aria-disabled={!pages[page] || undefined}
      onClick={() => pages[page] && onTurn(page)}
    >
      <PlayIcon name={icon} />
    </button>
  );
  return (
    <div className={styles.controls}>
      {arrow('back', current - 1)}
      <ul className={styles.dots}>
        {pages.map(({ first, last }, page) => (
          <li key={first}>
            <button
              type="button"
              className={styles.dot}
              aria-label={words.page(first + 1, last + 1)}
              aria-current={page === current || undefined}
              onClick={() => onTurn(page)}
            />
          </li>
        ))}
      </ul>
      {arrow('forward', current + 1)}
    </div>
  );
}

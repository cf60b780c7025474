/** A few stars that fly up once, because a book has been unlocked; people who asked for less motion do not see them. */
import type { CSSProperties } from 'react';
import { PlayIcon } from '../../ui/pictures/play-icon';
import styles from './celebration.module.css';

const stars = 14;

/** Spread like a fan, every second one further out, so that no two fly alike. */
function flightOf(index: number): CSSProperties {
  const angle = Math.PI * (0.06 + (0.88 * index) / (stars - 1));
  const reach = 8 + (index % 2) * 4 + (index % 3) * 1.5;
  return {
    '--x': `${(-Math.cos(angle) * reach * 1.25).toFixed(2)}rem`,
    '--y': `${(-Math.sin(angle) * reach).toFixed(2)}rem`,
    '--turn': `${(index % 2 ? 1 : -1) * (90 + index * 25)}deg`,
    '--size': (0.7 + ((index * 5) % 7) / 10).toFixed(2),
    '--after': `${((index * 7) % 5) * 40}ms`,
  } as CSSProperties;
}

export function Celebration() {
  return (
    <div className={styles.celebration} aria-hidden="true">
      {Array.from({ length: stars }, (_, index) => (
        <span key={index} className={styles.star} style={flightOf(index)}>
          <PlayIcon name="star" />
        </span>
      ))}
    </div>
  );
}

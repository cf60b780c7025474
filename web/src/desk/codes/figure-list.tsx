/** The figures of a batch or a book; first, how many codes are left. */
import type { DeskBatch } from '../../api/schema.gen';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const names = ['unused', 'made', 'activated', 'expired', 'revoked', 'seats'] as const;

export function FigureList({ figures }: { figures: Pick<DeskBatch, (typeof names)[number]> }) {
  const words = useCodeWords();
  return (
    <div className={styles.figureFrame}>
      <dl className={styles.figures}>
        {/* Most books have no codes for classes. */}
        {names
          .filter((name) => name !== 'seats' || figures.seats > 0)
          .map((name) => (
            <div key={name}>
              <dt>{words.columns[name]}</dt>
              <dd>{words.number(figures[name])}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

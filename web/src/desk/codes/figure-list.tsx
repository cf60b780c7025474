/** The four figures of a batch or a book. */
import type { DeskBatch } from '../../api/schema.gen';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

export function FigureList({
  figures,
}: {
  figures: Pick<DeskBatch, 'made' | 'activated' | 'expired' | 'revoked'>;
}) {
  const words = useCodeWords();
  return (
    <div className={styles.figureFrame}>
      <dl className={styles.figures}>
        {(['made', 'activated', 'expired', 'revoked'] as const).map((name) => (
          <div key={name}>
            <dt>{words.columns[name]}</dt>
            <dd>{words.number(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

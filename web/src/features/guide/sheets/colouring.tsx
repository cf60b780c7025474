/** The lesson's drawings as lines, and their words in hollow letters: both to be coloured in. */
import { withArticle } from '../article-mark';
import styles from './colouring.module.css';
import { inPages } from './in-pages';
import { Paper } from './paper';
import type { SheetProps } from './sheet-props';

const perPage = 6;

export function Colouring({ words, note }: SheetProps) {
  return (
    <div>
      {inPages(words, perPage).map((page) => (
        <Paper key={page[0]!.id} note={note}>
          <ul className={styles.drawings}>
            {page.map((word) => (
              <li key={word.id} className={styles.drawing}>
                <img src={word.outline} alt="" className={styles.picture} />
                <p lang="de" className={styles.word}>
                  {withArticle(word)}
                </p>
              </li>
            ))}
          </ul>
        </Paper>
      ))}
    </div>
  );
}

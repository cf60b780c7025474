/** Word cards: picture and word on one half, the meaning on the other; to fold and glue, or to cut apart. */
import type { LessonWord } from '../../../api/lesson-words';
import { useLanguage } from '../../../i18n/language';
import { ArticleMark } from '../article-mark';
import { meaningIn } from '../meaning';
import { inPages } from './in-pages';
import { Paper } from './paper';
import type { SheetProps } from './sheet-props';
import styles from './word-cards.module.css';

const perPage = 4;

export function WordCards({ words, note }: SheetProps) {
  return (
    <div>
      {inPages(words, perPage).map((page) => (
        <Paper key={page[0]!.id} note={note}>
          <div className={styles.cards}>
            {page.map((word) => (
              <div key={word.id} className={styles.card}>
                <div className={styles.front}>
                  <img src={word.picture} alt="" className={styles.picture} />
                  <p className={styles.word}>
                    <ArticleMark word={word} />
                  </p>
                </div>
                <Back word={word} />
              </div>
            ))}
          </div>
        </Paper>
      ))}
    </div>
  );
}

/** On a German page there is nothing to translate: the word in a sentence takes its place. */
function Back({ word }: { word: LessonWord }) {
  const meaning = meaningIn(useLanguage(), word);
  const plural = word.many ? null : word.plural;
  return (
    <div className={styles.back}>
      {meaning ? (
        <p className={styles.meaning}>{meaning}</p>
      ) : (
        <p lang="de" className={styles.meaning}>
          {word.sentence.text}
        </p>
      )}
      {plural && (
        <p className={styles.plural}>
          <ArticleMark word={{ de: plural, article: 'die', many: true }} />
        </p>
      )}
    </div>
  );
}

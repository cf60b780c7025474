/** The sheets that can be printed for this lesson. */
import type { LessonWord } from '../../api/lesson-words';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { guidePath } from '../../ui/places/guide-path';
import styles from './printables.module.css';
import { sheetsFor } from './sheets/sheet-names';

export function Printables({ lesson, words }: { lesson: string; words: LessonWord[] }) {
  const texts = useWords('guide').print;
  return (
    <section className={styles.section}>
      <h2>{texts.title}</h2>
      <p>{texts.hint}</p>
      <ul className={styles.list}>
        {sheetsFor(words.length).map((name) => (
          <li key={name}>
            <Link to={guidePath(lesson, name)} className={styles.sheet}>
              <strong>{texts.sheets[name].title}</strong>
              <span className={styles.about}>{texts.sheets[name].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

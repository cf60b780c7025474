/** Which lessons a class may open: all, or some of them. */
import type { ClassBook } from '../../api/schema.gen';
import { useWords } from '../../i18n/language';
import styles from './class-page.module.css';

type LessonChoiceProps = {
  books: ClassBook[];
  /** As book/lesson; none for all. */
  chosen: string[];
  onChange: (lessons: string[]) => void;
};

export function LessonChoice({ books, chosen, onChange }: LessonChoiceProps) {
  const words = useWords('classes').form;
  const toggle = (lesson: string) =>
    onChange(
      chosen.includes(lesson) ? chosen.filter((one) => one !== lesson) : [...chosen, lesson],
    );
  return (
    <fieldset className={styles.choice}>
      <legend>{words.lessons}</legend>
      <label className={styles.option}>
        <input type="checkbox" checked={chosen.length === 0} onChange={() => onChange([])} />
        {words.allLessons}
      </label>
      {books.map((book) => (
        <div key={book.title} role="group" aria-label={book.title}>
          <p lang="de" className={styles.bookTitle}>
            {book.title}
          </p>
          <div className={styles.lessons}>
            {book.lessons.map(({ lesson, title }) => (
              <label key={lesson} className={styles.option} lang="de">
                <input
                  type="checkbox"
                  checked={chosen.includes(lesson)}
                  onChange={() => toggle(lesson)}
                />
                {title}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

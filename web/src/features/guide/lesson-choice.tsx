/** The other lessons of the book, each with its guide. */
import { lessonAt } from '../../api/lesson-at';
import type { ShelfLesson } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { guidePath } from '../../ui/places/guide-path';
import styles from './lesson-choice.module.css';

export function LessonChoice({ lesson }: { lesson: ShelfLesson }) {
  const texts = useWords('guide');
  const { bookTitle, products, index } = lesson;
  return (
    <nav aria-label={texts.otherLessons(bookTitle)} className={styles.choice}>
      <h2>{texts.otherLessons(bookTitle)}</h2>
      <ul className={styles.list}>
        {products.map(({ title, url }, place) => (
          <li key={url}>
            <Link
              to={guidePath(lessonAt(url))}
              lang="de"
              className={styles.lesson}
              aria-current={place === index ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

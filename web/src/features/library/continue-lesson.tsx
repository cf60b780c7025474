/** At the top of the library: the lesson that was last opened on this device. */
import type { CSSProperties } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import { lessonOnShelf, type LibraryBook } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { stageLink } from '../../ui/places/stage-link';
import styles from './continue-lesson.module.css';

/** Nothing is shown if the lesson's book can no longer be opened. */
export function ContinueLesson({ books, lesson }: { books: LibraryBook[]; lesson: string }) {
  const words = useWords('library');
  const match = lessonOnShelf(books, lesson);
  if (!match) return null;
  const { bookTitle, products, index } = match;
  const { title, thumb } = products[index]!;
  return (
    <Link
      {...stageLink(products, index, true)}
      className={styles.card}
      style={{ '--tile': `var(${lessonColour(bookTitle, index)})` } as CSSProperties}
    >
      {thumb !== '' && <img src={thumb} alt="" width="96" height="72" className={styles.picture} />}
      <span className={styles.words}>
        <span className={styles.label}>{words.continue}</span>{' '}
        <span lang="de" className={styles.title}>
          {title}
        </span>{' '}
        <span lang="de" className={styles.book}>
          {bookTitle}
        </span>
      </span>
      <span className={styles.go}>
        <PlayIcon name="play" />
      </span>
    </Link>
  );
}

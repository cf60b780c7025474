/** One book: its title, until when it is available, and its lessons in a row. */
import { useId } from 'react';
import { lessonAt } from '../../api/lesson-at';
import type { LibraryBook } from '../../api/shelf';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { bookUse } from '../../ui/pictures/book-use';
import { guidePath } from '../../ui/places/guide-path';
import { Icon } from '../../ui/pictures/icon';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import styles from './book-row.module.css';
import { Carousel } from './carousel';
import { LessonTile } from './lesson-tile';
import { keepRow, readRow } from './library-place';
import type { Drawn } from './use-drawn-rows';

type BookRowProps = {
  book: LibraryBook;
  drawn: Drawn;
  lastPlayed?: string;
  starsIn: (lesson: string) => number;
};

export function BookRow({ book, drawn, lastPlayed, starsIn }: BookRowProps) {
  const words = useWords('library');
  const day = useDayFormat();
  const id = useId();
  const use = bookUse(book.title);
  const products = book.chapters.flatMap((chapter) => chapter.products);
  // The book's last opened lesson, or its first; its guide links to the others.
  const lessons = products.map(({ url }) => lessonAt(url));
  const guideTo = lessons.find((lesson) => lesson === lastPlayed) ?? lessons[0];
  const slides = products.map((product, index) => {
    const lesson = lessonAt(product.url);
    return {
      key: lesson,
      content: (
        <LessonTile
          bookTitle={book.title}
          allProducts={products}
          index={index}
          stars={starsIn(lesson)}
          lastPlayed={lesson === lastPlayed}
        />
      ),
    };
  });
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} lang="de">
          {book.title}
        </h2>
        {use && (
          <p className={styles.use}>
            <PlayIcon name={use} className={styles.sign} />
            {words.use[use]}
          </p>
        )}
        <p className={styles.badge}>
          <Icon d={stateIcons.clock} className={styles.clock} />
          {words.until(day(book.expirationDate))}
        </p>
        {guideTo && (
          <Link to={guidePath(guideTo)} className={styles.guide}>
            {words.guide}
            <span className="visually-hidden" lang="de">
              {' '}
              {book.title}
            </span>
          </Link>
        )}
      </div>
      <Carousel
        label={words.lessons(book.title)}
        slides={slides}
        drawn={drawn}
        start={readRow(book.title)}
        onTurned={(anchor) => keepRow(book.title, anchor)}
      />
    </section>
  );
}

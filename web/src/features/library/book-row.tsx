/** One book: its title, until when it is available, and its lessons in a row. */
import { useId } from 'react';
import { lessonAt } from '../../api/lesson-at';
import type { LibraryBook } from '../../api/shelf';
import { absent, type BookState } from '../../device/books/stored-books';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { opensHere } from '../../ui/books/use-books';
import { bookUse } from '../../ui/pictures/book-use';
import { guidePath } from '../../ui/places/guide-path';
import { Icon } from '../../ui/pictures/icon';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import styles from './book-row.module.css';
import { Carousel } from './carousel';
import { LessonTile } from './lesson-tile';
import { keepRow, readRow } from './library-place';
import { TakeAlong } from './take-along';
import type { Drawn } from './use-drawn-rows';

type BookRowProps = {
  userId: string;
  book: LibraryBook;
  /** What is known of it on this device. */
  state: BookState | undefined;
  /** Nothing can be fetched. */
  isCutOff: boolean;
  drawn: Drawn;
  lastPlayed?: string;
  starsIn: (lesson: string) => number;
  stickerOf: (lesson: string) => string | undefined;
};

export function BookRow(props: BookRowProps) {
  const { userId, book, state, isCutOff, drawn, lastPlayed, starsIn, stickerOf } = props;
  const words = useWords('library');
  const day = useDayFormat();
  const id = useId();
  const use = bookUse(book.title);
  const products = book.chapters.flatMap((chapter) => chapter.products);
  // The book's last opened lesson, or its first; its guide links to the others.
  const lessons = products.map(({ url }) => lessonAt(url));
  const guideTo = lessons.find((lesson) => lesson === lastPlayed) ?? lessons[0];
  const isHere = opensHere(state);
  const slides = products.map((product, index) => {
    const lesson = lessonAt(product.url);
    return {
      key: lesson,
      content: (
        <LessonTile
          bookTitle={book.title}
          allProducts={products}
          index={index}
          lesson={lesson}
          stars={starsIn(lesson)}
          sticker={stickerOf(lesson)}
          lastPlayed={lesson === lastPlayed}
          cutOff={isCutOff ? (isHere ? 'here' : 'asleep') : undefined}
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
        <div className={styles.adults}>
          {!isCutOff && <TakeAlong userId={userId} book={book} state={state ?? absent} />}
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

/** A lesson of a book as readers see it, with the state of its versions. */
import { lessonColour } from 'kaktus-shared/palettes';
import type { ShelfBook, ShelfLesson } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { classNames } from '../../ui/class-names';
import { Cover } from '../../ui/pictures/cover';
import { useDeskWords } from '../i18n/words';
import styles from './book-shelf.module.css';

type ShelfLessonTileProps = { book: ShelfBook; lesson: ShelfLesson; place: number };

export function ShelfLessonTile({ book, lesson, place }: ShelfLessonTileProps) {
  const words = useDeskWords('lessons').state;
  const { live, versions, waiting, offShelf } = lesson;
  const state =
    waiting > 0
      ? words.waiting(waiting)
      : offShelf
        ? words.offShelf
        : live !== null
          ? words.live(live)
          : versions > 0
            ? words.notPublished
            : words.empty;
  const isSettled = waiting === 0 && live !== null && !offShelf;
  return (
    <Link to={`/desk/lessons/${book.book}/${lesson.lesson}`} className={styles.tile}>
      <Cover
        key={lesson.thumb}
        title={lesson.title}
        thumb={lesson.thumb}
        colour={lessonColour(book.title, place)}
      />{' '}
      <span className={classNames(styles.state, !isSettled && styles.open)}>{state}</span>
    </Link>
  );
}

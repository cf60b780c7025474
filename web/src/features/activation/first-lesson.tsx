/** From the code to the first game in one tap: the cover of the unlocked book, and a button that starts the game. */
import { useQuery } from '@tanstack/react-query';
import { lessonColour } from 'kaktus-shared/palettes';
import {
  lessonOnShelf,
  shelfQuery,
  type LibraryBook,
  type Product,
  type Shelf,
  type ShelfLesson,
} from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { useLocation } from '../../router/location';
import { ButtonLink } from '../../ui/forms/button-link';
import { bookUse, type BookUse } from '../../ui/pictures/book-use';
import { Cover } from '../../ui/pictures/cover';
import { paths } from '../../ui/places/paths';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { gameLink, stageLink } from '../../ui/places/stage-link';
import styles from './first-lesson.module.css';

type FirstLessonOffer = ShelfLesson & { isWanted: boolean; reading?: Product[] };

const lessonsOf = (book?: LibraryBook) =>
  book?.chapters.flatMap((chapter) => chapter.products) ?? [];

/** The locked lesson that led here, if it is unlocked now; otherwise the first game. */
function firstLessonOffer(
  { books }: Shelf,
  titles: string[],
  lockedLesson: unknown,
): FirstLessonOffer | null {
  const unlocked = books.filter(({ title }) => titles.includes(title));
  const match = typeof lockedLesson === 'string' ? lessonOnShelf(unlocked, lockedLesson) : null;
  if (match) return { ...match, isWanted: true };
  const ofUse = (use: BookUse) => unlocked.find(({ title }) => bookUse(title) === use);
  const games = ofUse('play');
  const book = games ?? unlocked[0];
  const products = lessonsOf(book);
  if (!book || products.length === 0) return null;
  const reading = games && lessonsOf(ofUse('read'));
  return { bookTitle: book.title, products, index: 0, isWanted: false, reading };
}

export function FirstLesson({ titles }: { titles: string[] }) {
  const words = useWords('activation');
  const { state } = useLocation();
  const { data: shelf, isPending } = useQuery(shelfQuery());
  const lockedLesson = (state as { lesson?: unknown } | null)?.lesson;
  const offer = shelf ? firstLessonOffer(shelf, titles, lockedLesson) : null;
  const product = offer?.products[offer.index];
  if (isPending) return <div className={styles.coming} data-waiting />;
  if (!offer || !product)
    return (
      <ButtonLink to={paths.library} wide>
        {words.toLibrary}
      </ButtonLink>
    );

  const { bookTitle, products, index, isWanted, reading = [] } = offer;
  return (
    <>
      <div className={styles.cover} aria-hidden="true">
        <Cover
          title={isWanted ? product.title : bookTitle}
          thumb={product.thumb}
          colour={lessonColour(bookTitle, index)}
          use={bookUse(bookTitle)}
        />
      </div>
      <ButtonLink {...(isWanted ? stageLink(products, index) : gameLink(products))} wide>
        <PlayIcon name="play" />
        {isWanted ? words.startLesson(product.title) : words.startFirst}
      </ButtonLink>
      {reading.length > 0 && (
        <ButtonLink {...stageLink(reading, 0)} look="quiet" wide>
          {words.startReading}
        </ButtonLink>
      )}
      <ButtonLink to={paths.library} look={reading.length > 0 ? 'text' : 'quiet'} wide>
        {words.toLibrary}
      </ButtonLink>
    </>
  );
}

/** From the code to the first game in one tap: the cover of the unlocked book and a button that starts its first lesson. */
import { useQuery } from '@tanstack/react-query';
import { lessonColour } from 'kaktus-shared/palettes';
import { shelfQuery, lessonOnShelf, type Shelf, type ShelfLesson } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { useLocation } from '../../router/location';
import { ButtonLink } from '../../ui/forms/button-link';
import { Cover } from '../../ui/pictures/cover';
import { paths } from '../../ui/places/paths';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { stageLink } from '../../ui/places/stage-link';
import styles from './first-lesson.module.css';

type Beginning = ShelfLesson & { isWanted: boolean };

/** Somebody who was sent here by a locked lesson goes on with that lesson; everybody else begins the book. */
function beginningOf({ books }: Shelf, titles: string[], lockedLesson: unknown): Beginning | null {
  const unlocked = books.filter(({ title }) => titles.includes(title));
  const match = typeof lockedLesson === 'string' ? lessonOnShelf(unlocked, lockedLesson) : null;
  if (match) return { ...match, isWanted: true };
  const products = unlocked[0]?.chapters.flatMap((chapter) => chapter.products) ?? [];
  return products.length > 0
    ? { bookTitle: unlocked[0]!.title, products, index: 0, isWanted: false }
    : null;
}

export function FirstLesson({ titles }: { titles: string[] }) {
  const words = useWords('activation');
  const { state } = useLocation();
  const { data: shelf, isPending } = useQuery(shelfQuery());
  const lockedLesson = (state as { lesson?: unknown } | null)?.lesson;
  const beginning = shelf ? beginningOf(shelf, titles, lockedLesson) : null;
  const product = beginning?.products[beginning.index];
  if (isPending) return <div className={styles.coming} data-waiting />;
  if (!beginning || !product)
    return (
      <ButtonLink to={paths.library} wide>
        {words.toLibrary}
      </ButtonLink>
    );

  const { bookTitle, products, index, isWanted } = beginning;
  return (
    <>
      <div className={styles.cover} aria-hidden="true">
        <Cover
          title={isWanted ? product.title : bookTitle}
          thumb={product.thumb}
          colour={lessonColour(bookTitle, index)}
        />
      </div>
      <ButtonLink {...stageLink(products, index)} wide>
        <PlayIcon name="play" />
        {isWanted ? words.startLesson(product.title) : words.startFirst}
      </ButtonLink>
      <ButtonLink to={paths.library} look="quiet" wide>
        {words.toLibrary}
      </ButtonLink>
    </>
  );
}

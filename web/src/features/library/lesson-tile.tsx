/** A lesson as a small book cover: its picture, its title, the stars earned in it, and the sticker that the child chose. */
import { lessonColour } from 'kaktus-shared/palettes';
import type { Product } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Backpack } from '../../ui/books/backpack';
import { bookUse } from '../../ui/pictures/book-use';
import { classNames } from '../../ui/class-names';
import { Cover } from '../../ui/pictures/cover';
import { Icon } from '../../ui/pictures/icon';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { Sticker } from '../../ui/pictures/sticker';
import { stateIcons } from '../../ui/pictures/state-icons';
import { stageLink } from '../../ui/places/stage-link';
import styles from './lesson-tile.module.css';

type LessonTileProps = {
  bookTitle: string;
  allProducts: Product[];
  index: number;
  lesson: string;
  stars: number;
  /** The word whose picture the child has chosen in this lesson. */
  sticker: string | undefined;
  lastPlayed: boolean;
  /** Where nothing can be fetched: whether it is on the device. */
  cutOff?: 'here' | 'asleep' | undefined;
};

export function LessonTile(props: LessonTileProps) {
  const { bookTitle, allProducts, index, lesson, stars, sticker, lastPlayed, cutOff } = props;
  const words = useWords('library');
  const here = useWords('books').tile.here;
  const { title, thumb } = allProducts[index]!;
  return (
    <Link
      {...stageLink(allProducts, index, true)}
      draggable={false}
      className={classNames(styles.tile, lastPlayed && styles.last)}
      data-use={bookUse(bookTitle)}
      data-asleep={cutOff === 'asleep' || undefined}
    >
      <Cover
        title={title}
        thumb={thumb}
        colour={lessonColour(bookTitle, index)}
        use={bookUse(bookTitle)}
        beside={stars > 0 || cutOff !== undefined}
      >
        <span className={styles.marks}>
          {stars > 0 && (
            <span className={styles.stars}>
              <PlayIcon name="star" className={styles.star} />
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">{words.stars(stars)}</span>
            </span>
          )}
          {cutOff === 'here' && (
            <span className={styles.offline}>
              <Backpack />
              <span className="visually-hidden">{here}</span>
            </span>
          )}
          {cutOff === 'asleep' && (
            <span className={styles.offline}>
              <Icon d={stateIcons.noConnection} />
              <span className="visually-hidden">{words.needsConnection}</span>
            </span>
          )}
        </span>
        {lastPlayed && <span className={styles.ribbon}>{words.lastPlayed}</span>}
      </Cover>
      {sticker !== undefined && (
        <Sticker lesson={lesson} wordId={sticker} className={styles.sticker} />
      )}
    </Link>
  );
}

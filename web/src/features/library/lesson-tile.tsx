/** A lesson as a small book cover: its picture, its title, the stars earned in it. */
import { lessonColour } from 'kaktus-shared/palettes';
import type { Product } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { classNames } from '../../ui/class-names';
import { Cover } from '../../ui/cover';
import { paths } from '../../ui/paths';
import { PlayIcon } from '../../ui/play-icon';
import styles from './lesson-tile.module.css';

type LessonTileProps = {
  bookTitle: string;
  product: Product;
  index: number;
  allProducts: Product[];
  stars: number;
  lastPlayed: boolean;
};

export function LessonTile(props: LessonTileProps) {
  const { bookTitle, product, index, allProducts, stars, lastPlayed } = props;
  const words = useWords('library');
  return (
    <Link
      to={paths.stage}
      state={{ url: product.url, colorIndex: index, allProducts }}
      draggable={false}
      className={classNames(styles.tile, lastPlayed && styles.last)}
    >
      <Cover title={product.title} thumb={product.thumb} colour={lessonColour(bookTitle, index)}>
        {stars > 0 && (
          <span className={styles.stars}>
            <PlayIcon name="star" className={styles.star} />
            <span aria-hidden="true">{stars}</span>
            <span className="visually-hidden">{words.stars(stars)}</span>
          </span>
        )}
        {lastPlayed && <span className={styles.ribbon}>{words.lastPlayed}</span>}
      </Cover>
    </Link>
  );
}

/** The lessons of a class as tiles, with the stars and stickers of the animal that plays. */
import { useId, useMemo } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import type { SeatRoom } from '../../api/schema.gen';
import type { Animal } from '../../device/class/animals';
import { achievementsOf } from '../../device/progress';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { useFamily } from '../../ui/children/use-family';
import { Button } from '../../ui/forms/button';
import { bookUse } from '../../ui/pictures/book-use';
import { Cover } from '../../ui/pictures/cover';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { Sticker } from '../../ui/pictures/sticker';
import { Notice } from '../../ui/page/notice';
import { AnimalPicture } from './animal-picture';
import animalStyles from './animals.module.css';
import styles from './class-tiles.module.css';
import { GardenLink } from './garden';
import { lessonPlace } from './lesson-place';

type ClassTilesProps = {
  room: SeatRoom;
  animal: Animal;
  player: string;
  isServerReachable: boolean;
  onChangeAnimal: () => void;
  onLeave: () => void;
};

export function ClassTiles(props: ClassTilesProps) {
  const { room, animal, player, isServerReachable, onChangeAnimal, onLeave } = props;
  const words = useWords('join');
  return (
    <div className={styles.class}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.me}
          aria-label={`${words.animal.names[animal]}. ${words.change}`}
          title={words.change}
          onClick={onChangeAnimal}
        >
          <AnimalPicture animal={animal} />
        </button>
        <h1>{words.play}</h1>
        <GardenLink />
      </div>
      {!isServerReachable && (
        <Notice>
          <p>{words.offline}</p>
        </Notice>
      )}
      {room.books.map((book) => (
        <Book key={book.title} book={book} player={player} />
      ))}
      <div className={styles.foot}>
        <Button look="text" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}

function Book({ book, player }: { book: SeatRoom['books'][number]; player: string }) {
  const library = useWords('library');
  const id = useId();
  const { child } = useFamily(player);
  const { starsIn, stickerOf } = useMemo(() => achievementsOf(child), [child]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang="de" className={styles.book}>
        {book.title}
      </h2>
      <ul className={styles.tiles}>
        {book.lessons.map(({ lesson, title, thumb }, index) => {
          const stars = starsIn(lesson);
          const sticker = stickerOf(lesson);
          return (
            <li key={lesson}>
              <Link to={lessonPlace(lesson)} className={styles.tile} draggable={false}>
                <Cover
                  title={title}
                  thumb={thumb}
                  colour={lessonColour(book.title, index)}
                  use={bookUse(book.title)}
                  beside={stars > 0}
                >
                  {stars > 0 && (
                    <span className={styles.stars}>
                      <PlayIcon name="star" className={animalStyles.star} />
                      <span aria-hidden="true">{stars}</span>
                      <span className="visually-hidden">{library.stars(stars)}</span>
                    </span>
                  )}
                </Cover>
                {sticker !== undefined && (
                  <Sticker lesson={lesson} wordId={sticker} className={styles.sticker} />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

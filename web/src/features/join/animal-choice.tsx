/** Who is playing: an animal, chosen by the child, with the stars that it has already on this tablet. */
import { animals, type Animal } from '../../device/class/animals';
import { playerOf } from '../../device/class/seat';
import { childOf } from '../../device/children/families';
import { achievementsOf } from '../../device/progress';
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waves } from '../../ui/art/mascot/poses/waves';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { AnimalPicture } from './animal-picture';
import styles from './animals.module.css';

function starsOf(classId: string, animal: Animal): number {
  const child = childOf(playerOf(classId, animal));
  const { starsIn } = achievementsOf(child);
  return Object.keys(child.lessons).reduce((sum, lesson) => sum + starsIn(lesson), 0);
}

type AnimalChoiceProps = { classId: string; onChoose: (animal: Animal) => void };

export function AnimalChoice({ classId, onChoose }: AnimalChoiceProps) {
  const words = useWords('join').animal;
  const library = useWords('library');
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <Kaktus pose={waves} className={styles.kaktus} />
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.text}>{words.text}</p>
        </div>
      </div>
      <ul className={styles.animals}>
        {animals.map((animal) => {
          const stars = starsOf(classId, animal);
          return (
            <li key={animal}>
              <button type="button" className={styles.animal} onClick={() => onChoose(animal)}>
                <AnimalPicture animal={animal} />
                <span className="visually-hidden">{words.names[animal]}</span>
                {stars > 0 && (
                  <span className={styles.stars}>
                    <PlayIcon name="star" className={styles.star} />
                    <span aria-hidden="true">{stars}</span>
                    <span className="visually-hidden">{library.stars(stars)}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}

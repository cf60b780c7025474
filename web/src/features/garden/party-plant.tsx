/** What grows from a lesson's party: a bud on the day of the sticker, and from the next day on a flower around it. */
import type { Word } from 'virtual:garden-words';
import { useWords } from '../../i18n/language';
import styles from './bed.module.css';
import { PartyFlower } from './plant-drawing';
import { useToday } from './use-today';

type PartyPlantProps = {
  word: Word;
  day: string | undefined;
  isHeard: boolean;
  onHear: (link: string) => void;
};

export function PartyPlant({ word, day, isHeard, onHear }: PartyPlantProps) {
  const words = useWords('garden').party;
  // A day to come is one of a wrong clock: nobody should wait for it.
  if (day === useToday())
    return (
      <div className={styles.plant}>
        <PartyFlower className={styles.drawing} />
        <span className={styles.word}>{words.bud}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={styles.plant}
      data-sounding={isHeard || undefined}
      data-opens
      onClick={() => onHear(word.sound)}
    >
      <PartyFlower picture={word.picture} className={styles.drawing} />
      <span lang="de" className={styles.word}>
        {word.says}
      </span>
      <span className="visually-hidden"> – {words.flower}</span>
    </button>
  );
}

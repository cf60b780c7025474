/** What grows from a lesson's party: a bud on the day of the sticker, and from the next day on a flower around it. */
import type { Word } from 'virtual:garden-words';
import { useWords } from '../../i18n/language';
import styles from './bed.module.css';
import { Plant } from './plant';
import { ClosedBud } from './plant-drawing';
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
        <ClosedBud className={styles.drawing} />
        <span className={styles.word}>{words.bud}</span>
      </div>
    );
  return (
    <Plant {...{ word, isHeard, onHear }} stage={4} kind={0} opens>
      {words.flower}
    </Plant>
  );
}

/** A bed of the garden: the words of one topic, each a plant that can be touched and heard. */
import { useId, type CSSProperties } from 'react';
import type { Word } from 'virtual:garden-words';
import { useWords } from '../../i18n/language';
import styles from './bed.module.css';
import type { Bed as BedOfPlants } from './growth';
import { StickerPicture } from '../../ui/pictures/sticker';
import { PartyPlant } from './party-plant';
import { Plant } from './plant';
import { FreePlace } from './plant-drawing';

/** Enough to see that more can grow here. */
const maxFreePlaces = 3;

/** In a lesson of the topic, the child has chosen a sticker, on its first day there. */
export type StickerOf = { lesson: string; word: Word; day: string | undefined };

type BedProps = {
  bed: BedOfPlants;
  stickers: StickerOf[];
  /** What is heard is named by its link. */
  heard: string | null;
  onHear: (link: string) => void;
};

export function Bed({ bed, stickers, heard, onHear }: BedProps) {
  const words = useWords('garden');
  const heading = useId();
  const { title, colour, plants, free } = bed;
  return (
    <section
      aria-labelledby={heading}
      className={styles.bed}
      style={{ '--bed': `var(${colour})` } as CSSProperties}
    >
      <h2 id={heading} className={styles.sign}>
        <span lang="de">{title}</span>{' '}
        <span className={styles.count}>{words.bed(plants.length, plants.length + free)}</span>
        {stickers.map(({ lesson, word }) => (
          <StickerPicture key={lesson} word={word} className={styles.sticker} />
        ))}
      </h2>
      <ul className={styles.rows}>
        {plants.map(({ word, stage }, index) => (
          <li key={word.id} className={styles.place}>
            <Plant {...{ word, stage, onHear }} kind={index} isHeard={heard === word.sound}>
              {words.stages[stage]}
            </Plant>
          </li>
        ))}
        {stickers.map(({ lesson, word, day }) => (
          <li key={lesson} className={styles.place}>
            <PartyPlant {...{ word, day, onHear }} isHeard={heard === word.sound} />
          </li>
        ))}
        {Array.from({ length: Math.min(free, maxFreePlaces) }, (_, index) => (
          <li key={index} className={styles.free} aria-hidden="true">
            <FreePlace className={styles.drawing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

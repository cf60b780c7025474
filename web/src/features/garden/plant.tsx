/** A plant that can be touched: its word is heard. */
import type { ReactNode } from 'react';
import type { Word } from 'virtual:garden-words';
import styles from './bed.module.css';
import type { Stage } from './growth';
import { PlantDrawing } from './plant-drawing';

type PlantProps = {
  word: Word;
  stage: Stage;
  kind: number;
  opens?: boolean;
  isHeard: boolean;
  onHear: (link: string) => void;
  /** What kind of plant it is, for those who do not see it. */
  children: ReactNode;
};

export function Plant({ word, stage, kind, opens, isHeard, onHear, children }: PlantProps) {
  return (
    <button
      type="button"
      className={styles.plant}
      data-sounding={isHeard || undefined}
      data-opens={opens}
      onClick={() => onHear(word.sound)}
    >
      <PlantDrawing {...{ stage, kind }} picture={word.picture} className={styles.drawing} />
      <span lang="de" className={styles.word}>
        {word.says}
      </span>
      <span className="visually-hidden"> – {children}</span>
    </button>
  );
}

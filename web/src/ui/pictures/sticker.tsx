/** The picture of a word that a child chose at the end of a lesson, as a sticker. */
import { useEffect, useState } from 'react';
import type { Word } from 'virtual:garden-words';
import { topicOf } from 'kaktus-shared/topics';
import { useWords } from '../../i18n/language';
import { classNames } from '../class-names';
import styles from './sticker.module.css';

/** The words come once somebody has a sticker; without them there is none, and nothing else is missing. */
function useWordOf(lesson: string, wordId: string): Word | undefined {
  const [word, setWord] = useState<Word>();
  useEffect(() => {
    let isWanted = true;
    import('virtual:garden-words').then(
      ({ topics }) => {
        const topic = topics.find((one) => one.topic === topicOf(lesson));
        if (isWanted) setWord(topic?.words.find(({ id }) => id === wordId));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [lesson, wordId]);
  return word;
}

export function StickerPicture({ word, className }: { word: Word; className?: string }) {
  const words = useWords('library');
  return (
    <span className={classNames(styles.sticker, className)}>
      <img src={word.picture} alt="" draggable={false} />
      <span className="visually-hidden">
        {words.sticker} <span lang="de">{word.says}</span>
      </span>
    </span>
  );
}

type StickerProps = { lesson: string; wordId: string; className?: string };

export function Sticker({ lesson, wordId, className }: StickerProps) {
  const word = useWordOf(lesson, wordId);
  return word && <StickerPicture {...{ word, className }} />;
}

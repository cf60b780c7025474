/** Words to be heard once more: said one after another, and again whenever one is tapped. */
import { useEffect, useState } from 'preact/hooks';
import { withArticle } from '../kit/words/articles';
import type { Lesson, Word } from '../kit/lesson';
import { wordLine, type Line } from '../kit/speech/line';
import type { Speaker } from '../kit/speech/speaker';
import { WordLabel } from '../kit/words/word-label';
import './word-cards.css';

type Props = {
  lesson: Lesson;
  words: Word[];
  speaker: Speaker;
  intro?: Line;
  /** What is said after the words. */
  outro?: Line;
  /** If one of them can be chosen: which one it is, and what happens then. */
  choice?: { chosen: string | undefined; onChoose: (word: Word) => void };
};

export function WordCards({ lesson, words, speaker, intro, outro, choice }: Props) {
  const [spokenWord, setSpokenWord] = useState<Word | null>(null);
  const [shown, setShown] = useState<Word | undefined>(words[0]);

  const lineOf = (word: Word): Line => ({
    ...wordLine(lesson, word),
    onProgress: (share) => {
      setSpokenWord(share < 1 ? word : null);
      if (share < 1) setShown(word);
    },
  });

  useEffect(() => {
    void speaker.instruct([
      ...(intro ? [intro] : []),
      ...words.map(lineOf),
      ...(outro ? [outro] : []),
    ]);
    return () => speaker.stop();
  }, []);

  return (
    <div class="word-cards">
      <ul data-many={words.length > 8} aria-label="Wörter">
        {words.map((word) => (
          <li key={word.id}>
            <button
              type="button"
              aria-label={withArticle(word)}
              aria-pressed={choice && word.id === choice.chosen}
              data-said={word === spokenWord}
              onClick={() => {
                setShown(word);
                choice?.onChoose(word);
                void speaker.say([lineOf(word)]);
              }}
            >
              <img src={word.picture} alt="" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
      <p class="word-cards-word">{shown && <WordLabel word={shown} />}</p>
    </div>
  );
}

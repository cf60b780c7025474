/** The picture of a word that the child chose at the end of a lesson, as a sticker; or the place where it will be. */
import type { Lesson } from '../kit/lesson';
import { withArticle } from '../kit/words/articles';
import './sticker.css';

export function Sticker({ lesson, wordId }: { lesson: Lesson; wordId: string | undefined }) {
  const word = lesson.words.find(({ id }) => id === wordId);
  return (
    <span
      key={wordId}
      class="sticker"
      role="img"
      aria-label={word ? `Dein Sticker: ${withArticle(word)}` : 'Noch kein Sticker'}
      data-empty={!word}
    >
      {word && <img src={word.picture} alt="" draggable={false} />}
    </span>
  );
}

/** The places of a word's letters: filled, waiting, or showing faintly which letter belongs there. */
import { articleMarks, genderOf } from '../../kit/words/articles';
import { ArticleShape } from '../../kit/words/article-shape';
import type { Puzzle } from './rules';

type Props = {
  puzzle: Puzzle;
  filled: readonly number[];
  next: number;
  isShown: (place: number) => boolean;
  over: string | null;
};

export function WordPlaces({ puzzle, filled, next, isShown, over }: Props) {
  const { word, letters } = puzzle;
  const gender = genderOf(word);
  const isWhole = next < 0;
  const name = letters.map((letter, place) => (filled.includes(place) ? letter : '…')).join(' ');
  return (
    <div class="word-places" data-place="word" data-whole={isWhole}>
      {gender && (
        <span class="word-places-article" style={{ color: articleMarks[gender].colour }}>
          <ArticleShape gender={gender} />
          {word.article}
        </span>
      )}
      <p
        class="word-places-letters"
        role="img"
        aria-label={isWhole ? word.de : name}
        style={{ '--letters': letters.length }}
      >
        {letters.map((letter, place) => (
          <span
            key={`${word.id}${place}`}
            class="word-place"
            data-place={place}
            data-filled={filled.includes(place)}
            data-next={place === next || over === String(place)}
          >
            {filled.includes(place) || isShown(place) ? letter : ''}
          </span>
        ))}
      </p>
    </div>
  );
}

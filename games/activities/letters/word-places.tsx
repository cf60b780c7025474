/** The places of a word's letters: filled, waiting, or showing faintly which letter belongs there. */
import { articleMarks, genderOf } from '../../kit/articles';
import { ArticleShape } from '../../kit/article-shape';
import { currentPuzzle, isFilled, isWhole, nextPlace, type Game } from './rules';

type Props = { game: Game; isShown: (place: number) => boolean; over: string | null };

export function WordPlaces({ game, isShown, over }: Props) {
  const { word, letters } = currentPuzzle(game);
  const gender = genderOf(word);
  const name = letters.map((letter, place) => (isFilled(game, place) ? letter : '…')).join(' ');
  return (
    <div class="word-places" data-place="word" data-whole={isWhole(game)}>
      {gender && (
        <span class="word-places-article" style={{ color: articleMarks[gender].colour }}>
          <ArticleShape gender={gender} />
          {word.article}
        </span>
      )}
      <p
        class="word-places-letters"
        role="img"
        aria-label={isWhole(game) ? word.de : name}
        style={{ '--letters': letters.length }}
      >
        {letters.map((letter, place) => (
          <span
            key={`${word.id}${place}`}
            class="word-place"
            data-place={place}
            data-filled={isFilled(game, place)}
            data-next={place === nextPlace(game) || over === String(place)}
          >
            {isFilled(game, place) || isShown(place) ? letter : ''}
          </span>
        ))}
      </p>
    </div>
  );
}

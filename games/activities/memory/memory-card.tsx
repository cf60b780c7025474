/** A card of the pairs: a patterned back, and a picture or a word on its face. */
import '../../kit/words/word-acts.css';
import { ArticleShape } from '../../kit/words/article-shape';
import { genderOf, withArticle } from '../../kit/words/articles';
import { CactusFlower } from '../../kit/stage/cactus-flower';
import { signs } from '../../kit/controls/signs';
import type { Card, CardState } from './rules';

type Props = {
  card: Card;
  place: number;
  /** How many cards it lies farther right than in a full row, so that the last row is in the middle. */
  shift: number;
  state: CardState;
  colour: string;
  /** Without sound, the word stands on the card. */
  isRead: boolean;
  onTurn: () => void;
};

function nameOf({ word, face }: Card, state: CardState, place: number): string {
  if (state === 'closed' || state === 'away') return `Karte ${place + 1}`;
  const kind = face === 'picture' ? 'Bild' : 'Wort';
  return `Karte ${place + 1}, ${kind}: ${withArticle(word)}${state === 'found' ? ', gefunden' : ''}`;
}

export function MemoryCard({ card, place, shift, state, colour, isRead, onTurn }: Props) {
  const { word, face } = card;
  const gender = genderOf(word);
  return (
    <button
      type="button"
      class="memory-card"
      data-state={state}
      data-thing={`c${place}`}
      data-word={word.id}
      aria-label={nameOf(card, state, place)}
      aria-disabled={state === 'found' || state === 'away'}
      style={{ '--shift': shift }}
      onClick={onTurn}
    >
      <span class="memory-card-paper">
        <span class="memory-card-back" style={{ background: colour }}>
          <CactusFlower look="memory-card-flower" />
        </span>
        <span class="memory-card-face">
          {face === 'picture' ? (
            <img data-act={word.act} src={word.picture} alt="" decoding="sync" draggable={false} />
          ) : (
            <>
              <svg class="memory-card-sign" viewBox="0 0 48 48" aria-hidden="true">
                {signs.ear}
              </svg>
              {(isRead || state === 'found') && (
                <span class="memory-card-word" style={{ '--letters': Math.max(5, word.de.length) }}>
                  {gender && <ArticleShape gender={gender} />}
                  {word.de}
                </span>
              )}
            </>
          )}
        </span>
      </span>
    </button>
  );
}

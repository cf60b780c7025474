/** The word that is being said, large above a game and announced to screen readers; empty until there is one. */
import type { Word } from './lesson';
import { WordLabel } from './word-label';
import './word-banner.css';

export function WordBanner({ word }: { word: Word | null | undefined }) {
  return (
    <p class="word-banner" aria-live="polite">
      {word && <WordLabel word={word} />}
    </p>
  );
}

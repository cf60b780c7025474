/** The picture of a page, and the word that was touched in it. */
import type { Word } from '../../kit/lesson';
import { WordLabel } from '../../kit/words/word-label';
import { DrawnScene } from './drawn-scene';
import type { SceneAction } from '../../kit/scenes/scenes';
import type { Page } from './rules';

type Props = {
  page: Page;
  drawing: string | undefined;
  action: SceneAction | null | undefined;
  isRead: boolean;
  words: Word[];
  tapped: Word | null;
  onTap: (word: Word) => void;
};

export function PageScene({ page, tapped, ...scene }: Props) {
  return (
    <div class="story-scene" role="group" aria-label="Bild">
      <DrawnScene drawn={page.drawn} tapped={tapped} {...scene} />
      {tapped && (
        <p class="story-label">
          <WordLabel word={tapped} />
        </p>
      )}
    </div>
  );
}

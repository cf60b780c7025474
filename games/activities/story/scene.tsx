/** The picture of a page: drawn as a whole, or a backdrop with pictures on it; those of the lesson's words say their word. */
import type { Word } from '../../kit/lesson';
import { withArticle } from '../../kit/articles';
import { WordLabel } from '../../kit/word-label';
import { DrawnScene } from './drawn-scene';
import type { Page, ScenePicture } from './rules';

type Props = {
  page: Page;
  drawing: string | undefined;
  words: Word[];
  tapped: Word | null;
  onTap: (word: Word) => void;
};

const placeOf = ({ at: [x, y], size, turn = 0 }: ScenePicture) => ({
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
  inlineSize: `${size}%`,
  rotate: `${turn}deg`,
});

function Pictures({ page, words, tapped, onTap }: Omit<Props, 'drawing'>) {
  return (
    <>
      <img class="story-backdrop" src={page.scene} alt="" draggable={false} />
      {page.pictures?.map((one, order) => {
        const word = words.find(({ id }) => id === one.word);
        const image = (
          <img
            class={one.mirrored ? 'story-mirrored' : ''}
            src={one.picture ?? word?.picture}
            alt=""
            draggable={false}
          />
        );
        if (!word) {
          return (
            <span key={order} class="story-thing" style={placeOf(one)}>
              {image}
            </span>
          );
        }
        return (
          <button
            key={order}
            type="button"
            class="story-thing story-word"
            style={placeOf(one)}
            aria-label={withArticle(word)}
            data-speaking={tapped === word}
            onClick={() => onTap(word)}
          >
            {image}
          </button>
        );
      })}
    </>
  );
}

export function Scene({ drawing, ...props }: Props) {
  const { page, words, tapped, onTap } = props;
  return (
    <div class="story-scene" role="group" aria-label="Bild">
      {page.drawn ? (
        <DrawnScene drawn={page.drawn} {...{ drawing, words, tapped, onTap }} />
      ) : (
        <Pictures {...props} />
      )}
      {tapped && (
        <p class="story-label">
          <WordLabel word={tapped} />
        </p>
      )}
    </div>
  );
}

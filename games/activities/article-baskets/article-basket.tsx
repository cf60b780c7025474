/** The basket of an article: its colour and shape on woven straw, and on top what lies in it. */
import '../../kit/words/word-acts.css';
import { ArticleShape } from '../../kit/words/article-shape';
import { articleMarks, withArticle, type Article } from '../../kit/words/articles';
import type { ChoiceState } from '../../kit/series/series-sheet';
import type { Noun } from './rules';

type Props = {
  article: Article;
  /** What stands on it. */
  name: string;
  nouns: Noun[];
  state: ChoiceState;
  onChoose: () => void;
};

const weave = 'M14 92H106M12 108H108M18 126H102M36 78V140M60 78V142M84 78V140';

export function ArticleBasket({ article, name, nouns, state, onChoose }: Props) {
  const { colour } = articleMarks[article];
  const inside = nouns.map(withArticle).join(', ');
  return (
    <button
      type="button"
      class="basket"
      data-place={article}
      data-thing={article}
      data-state={state}
      aria-label={`Korb ${name}${inside ? `, darin: ${inside}` : ''}`}
      aria-disabled={state === 'away'}
      onClick={onChoose}
    >
      <svg class="basket-straw" viewBox="0 0 120 146" aria-hidden="true">
        <path d="M20 76C16-14 104-14 100 76" fill="none" stroke="#8F5A2C" stroke-width="7" />
        <path d="M19 70C17-16 103-16 101 70" fill="none" stroke="#A96F38" stroke-width="3.5" />
      </svg>
      <span class="basket-inside" aria-hidden="true">
        {nouns.slice(-3).map((noun) => (
          <img key={noun.id} data-act={noun.act} src={noun.picture} alt="" draggable={false} />
        ))}
      </span>
      <svg class="basket-straw basket-front" viewBox="0 0 120 146" aria-hidden="true">
        <path d="M8 76H112L102 135Q100 144 90 144H30Q20 144 18 135Z" fill="#C58A4E" />
        <path d="M88 76H112L102 135Q100 144 90 144H80Q92 112 88 76Z" fill="#AC7547" />
        <path d={weave} fill="none" stroke="#8F5A2C" stroke-width="3" stroke-linecap="round" />
        <rect x="2" y="66" width="116" height="17" rx="8.5" fill={colour} />
        <path d="M90 66H109.500A8.500 8.500 0 0 1 109.500 83H90Z" fill="#3A2A55" opacity=".18" />
      </svg>
      <span class="basket-name" style={{ color: colour, '--letters': name.length }}>
        <ArticleShape gender={article} />
        {name}
      </span>
    </button>
  );
}

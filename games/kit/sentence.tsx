/** A sentence as children read it: the word it is about has its article in colour, with the article's shape. */
import { ArticleShape } from './article-shape';
import { articleMarks, genderOf } from './articles';
import type { Word } from './lesson';
import './word-label.css';

export function Sentence({ text, word }: { text: string; word: Word | undefined }) {
  const { article = null, de = '' } = word ?? {};
  const gender = word ? genderOf(word) : null;
  const at = article ? text.toLowerCase().indexOf(`${article} ${de}`.toLowerCase()) : -1;
  if (!article || !gender || at < 0) return <span>{text}</span>;
  const end = at + article.length;
  return (
    <span>
      {text.slice(0, at)}
      <span class="word-label-article" style={{ color: articleMarks[gender].colour }}>
        <ArticleShape gender={gender} />
        {text.slice(at, end)}
      </span>
      {text.slice(end)}
    </span>
  );
}

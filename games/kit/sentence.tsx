/** A sentence as children read it: the word it is about has its article in colour, with the article's shape. */
import { ArticleShape } from './article-shape';
import { articleMarks } from './articles';
import type { Word } from './lesson';
import './word-label.css';

export function Sentence({ text, word }: { text: string; word: Word | undefined }) {
  const { article = null, de = '' } = word ?? {};
  const at = article ? text.toLowerCase().indexOf(`${article} ${de}`.toLowerCase()) : -1;
  if (!article || at < 0) return <span>{text}</span>;
  const end = at + article.length;
  return (
    <span>
      {text.slice(0, at)}
      <span class="word-label-article" style={{ color: articleMarks[article].colour }}>
        <ArticleShape gender={article} />
        {text.slice(at, end)}
      </span>
      {text.slice(end)}
    </span>
  );
}

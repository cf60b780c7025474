/** A sentence as children read it: the word it is about stands in its article's colour, with the article's shape. */
import { ArticleShape } from './article-shape';
import { articleMarks } from './articles';
import type { Word } from '../lesson';
import { markedNoun } from './marked-noun';
import { signs } from '../controls/signs';
import './sentence.css';

/** Without a text, the child should only listen. */
export function Sentence({ text, word }: { text: string; word?: Word | undefined }) {
  if (!text) {
    return (
      <svg class="sentence-ear" viewBox="0 0 48 48" role="img" aria-label="Hör zu!">
        {signs.ear}
      </svg>
    );
  }
  const marked = word && markedNoun(text, word);
  if (!marked) return <span>{text}</span>;
  return (
    <span>
      {marked.before}
      <b style={{ color: articleMarks[marked.gender].colour }}>
        <ArticleShape gender={marked.gender} />
        {'\u00a0'}
        {marked.noun}
      </b>
      {marked.after}
    </span>
  );
}

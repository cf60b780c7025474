/** A word as children read it: its article's shape, the article in its colour, the word. */
import { ArticleShape } from './article-shape';
import { articleMarks } from './articles';
import type { Word } from './lesson';
import './word-label.css';

export function WordLabel({ word }: { word: Word }) {
  return (
    <span class="word-label">
      {word.article && (
        <span class="word-label-article" style={{ color: articleMarks[word.article].colour }}>
          <ArticleShape gender={word.article} />
          {word.article}
        </span>
      )}{' '}
      <span class="word-label-word">{word.de}</span>
    </span>
  );
}

/** A word as children read it: its article's shape, the article in its colour, the word. */
import { ArticleShape } from './article-shape';
import { articleMarks, genderOf } from './articles';
import type { Word } from '../lesson';
import './word-label.css';

export function WordLabel({ word }: { word: Word }) {
  const gender = genderOf(word);
  return (
    <span class="word-label">
      {gender && (
        <span class="word-label-article" style={{ color: articleMarks[gender].colour }}>
          <ArticleShape gender={gender} />
          {word.article}
        </span>
      )}{' '}
      <span class="word-label-word">{word.de}</span>
    </span>
  );
}

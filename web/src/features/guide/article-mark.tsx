/** A word with its article, marked as in the lessons: ● der, ▲ die, ■ das, ◆ plural. */
import type { LessonWord } from '../../api/lesson-words';
import styles from './article-mark.module.css';

const marks = {
  der: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  die: 'M10 2L19 18H1Z',
  das: 'M2 2H18V18H2Z',
  plural: 'M10 0L20 10L10 20L0 10Z',
};

type Marked = Pick<LessonWord, 'de' | 'article' | 'many'>;

export const withArticle = ({ de, article }: Pick<LessonWord, 'de' | 'article'>) =>
  article ? `${article} ${de}` : de;

export function ArticleMark({ word }: { word: Marked }) {
  const { article, many } = word;
  const kind = many ? 'plural' : article;
  return (
    <span lang="de" className={styles.word} data-article={kind}>
      {kind && (
        <svg viewBox="0 0 20 20" className={styles.mark} aria-hidden="true">
          <path d={marks[kind]} fill="currentColor" />
        </svg>
      )}
      {withArticle(word)}
    </span>
  );
}

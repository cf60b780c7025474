/** A sentence as children read it: the word it is about stands in its article's colour, with the article's shape. */
import { ArticleShape } from './article-shape';
import { articleMarks } from './articles';
import { markedNoun, type Markable, type Naming } from './marked-noun';
import { signs } from '../controls/signs';
import { asksFor } from '../speech/line';
import './sentence.css';

type Props = {
  text: string;
  word?: Markable | undefined;
  /** What names the last mistake; said before the text. */
  named?: Naming | undefined;
};

function Marked({ text, word }: Naming) {
  const marked = word && markedNoun(text, word);
  if (!marked) return <>{text}</>;
  const [first, ...others] = marked.noun.split(' ');
  return (
    <>
      {marked.before}
      <b style={{ color: articleMarks[marked.gender].colour }}>
        {/* A line never ends with the shape. */}
        <span class="sentence-mark">
          <ArticleShape gender={marked.gender} />
          {'\u00a0'}
          {first}
        </span>
        {others.map((one) => ` ${one}`)}
      </b>
      {marked.after}
    </>
  );
}

const Ear = ({ says }: { says: string }) => (
  <svg class="sentence-ear" viewBox="0 0 48 48" role="img" aria-label={says}>
    {signs.ear}
  </svg>
);

/** Without a text, the child should only listen. The ear stands for 'Noch einmal!' before what asks no question. */
export function Sentence({ text, word, named }: Props) {
  if (!text && !named) return <Ear says="Hör zu!" />;
  return (
    <span>
      {named && <Marked {...named} />}
      {named && text && ' '}
      {named && text && !asksFor(text) && <Ear says="Noch einmal!" />}
      <Marked text={text} word={word} />
    </span>
  );
}

/** Article baskets: a noun is said without its article, and the child puts it where it belongs. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { articles, type Article } from '../../kit/words/articles';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { phraseLines } from '../../kit/speech/line';
import { useDrag } from '../../kit/series/use-drag';
import { useSeries } from '../../kit/series/use-series';
import { ArticleBasket } from './article-basket';
import manifest from './manifest.json';
import { chooseNouns, seenArticles, sortTasks } from './rules';
import './article-baskets.css';

const phrase = phraseLines('article-baskets', manifest.phrases);

export default function ArticleBaskets(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const seen = level === 3 ? 'seen-' : '';
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    const says = {
      sort: phrase(seen ? 'sort-seen' : 'sort'),
      der: phrase(`${seen}der`),
      die: phrase(`${seen}die`),
      das: phrase(`${seen}das`),
    };
    const nouns = chooseNouns(order, lesson.earlier, level, random);
    return sortTasks(lesson, nouns, level, says);
  });
  const nameOf = (article: Article) => (seen ? seenArticles[article] : article);
  const [isLifted, setIsLifted] = useState(false);
  useEffect(() => setIsLifted(false), [series.at]);
  const { noun } = task;
  const { over, grip } = useDrag((_, article) => put(article));
  const nounsIn = (article: Article) => {
    const waiting = series.tasks.slice(sheet.done).map((one) => one.noun);
    const done = series.tasks.slice(0, sheet.done).map((one) => one.noun);
    return [...new Set(done)].filter((one) => one.article === article && !waiting.includes(one));
  };

  // 'Das ist der Korb für: die.' has the article alone.
  const wrong = series.tried.at(-1) as Article | undefined;
  const wrongArticle = wrong && { de: nameOf(wrong), article: wrong, plural: null };

  return (
    <Play
      {...sheet}
      word={isDone ? noun : undefined}
      named={sheet.named && { ...sheet.named, word: wrongArticle }}
      look="article-baskets"
    >
      <div class="article-baskets-noun" data-in={isDone ? noun.article : undefined}>
        <button
          key={series.at}
          type="button"
          class="noun-card"
          data-lifted={isLifted}
          aria-pressed={isLifted}
          aria-label={noun.de}
          onClick={() => setIsLifted(!isLifted)}
          {...grip(noun.id)}
        >
          <img src={noun.picture} alt="" decoding="sync" draggable={false} />
        </button>
      </div>
      <div class="article-baskets-row" data-awaits={isLifted} role="group" aria-label="Körbe">
        {articles.map((article) => (
          <ArticleBasket
            key={article}
            article={article}
            name={nameOf(article)}
            nouns={nounsIn(article)}
            state={over === article ? 'held' : stateOf(article)}
            onChoose={() => put(article)}
          />
        ))}
      </div>
    </Play>
  );
}

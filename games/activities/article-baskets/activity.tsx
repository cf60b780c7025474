/** Article baskets: a noun is said without its article, and the child puts it where it belongs. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import type { Article } from '../../kit/articles';
import { dueFirst, localDay } from '../../kit/progress';
import { RoundDots } from '../../kit/round-dots';
import { playSound } from '../../kit/sounds';
import { bareLine, phraseLines, wordLine } from '../../kit/speech';
import { useDrag } from '../../kit/use-drag';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import { WordBanner } from '../../kit/word-banner';
import { Basket, type BasketState } from './basket';
import manifest from './manifest.json';
import {
  articles,
  chooseNouns,
  currentNoun,
  isLastNoun,
  nextNoun,
  put,
  starsForSorting,
  startGame,
} from './rules';
import './article-baskets.css';

const phrase = phraseLines('article-baskets', manifest.phrases);

export default function ArticleBaskets(props: ActivityProps) {
  const { lesson, progress, speaker, random, onMood, onRight, onDone } = props;
  const [game, setGame] = useState(() => {
    const order = dueFirst(lesson.words, progress, localDay(new Date()), random);
    return startGame(chooseNouns(order));
  });
  const [isLifted, setIsLifted] = useState(false);
  const noun = currentNoun(game);
  const isTold = game.isIn || game.away.length > 0;

  const hints = useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });
  const isHinted = hints > 1 || game.away.length > 0;

  useEffect(() => {
    const bare = bareLine(lesson, noun);
    onMood('listens');
    setIsLifted(false);
    void speaker.instruct(game.turn === 0 ? [phrase('sort'), bare] : [bare]);
  }, [game.turn]);

  useSequel(game.isIn, speaker, [phrase('right'), wordLine(lesson, noun)], () => {
    if (isLastNoun(game)) onDone(starsForSorting(game));
    else setGame(nextNoun);
  });

  const take = (article: Article) => {
    const after = put(game, article);
    if (after === game) return;
    setGame(after);
    if (after.isIn) void playSound('right');
    onMood(after.isIn ? 'claps' : 'listens');
    if (!after.isIn) void speaker.say([phrase('again'), wordLine(lesson, noun)]);
    else if (after.atOnce.length > game.atOnce.length) onRight(noun.id);
  };
  const { over, grip } = useDrag((_, article) => take(article as Article));

  const stateOf = (article: Article): BasketState => {
    if (game.away.includes(article)) return 'away';
    if (game.isIn && article === noun.article) return 'right';
    if (over === article) return 'over';
    return isHinted && article === noun.article ? 'hinted' : 'still';
  };

  return (
    <div class="article-baskets">
      <WordBanner word={isTold ? noun : { ...noun, article: null }} />
      <RoundDots done={game.inBaskets.length} rounds={game.nouns} />
      <div class="article-baskets-noun" data-in={game.isIn ? noun.article : undefined}>
        <button
          key={game.turn}
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
      <div
        class="article-baskets-row"
        data-awaits={isLifted}
        role="group"
        aria-label="Körbe"
        onKeyDown={walkWithArrows}
      >
        {articles.map((article) => (
          <Basket
            key={article}
            article={article}
            nouns={game.inBaskets.filter((one) => one.article === article)}
            state={stateOf(article)}
            onChoose={() => take(article)}
          />
        ))}
      </div>
    </div>
  );
}

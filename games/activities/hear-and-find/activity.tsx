/** A word is said and shown; the child finds its picture among four. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import { withArticle } from '../../kit/articles';
import { PictureCard, type CardState } from '../../kit/picture-card';
import { nameLines, whereLines } from '../../kit/naming';
import { dueFirst, localDay } from '../../kit/progress';
import { RoundDots } from '../../kit/round-dots';
import { phraseLines, wordLine } from '../../kit/speech';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import { WordBanner } from '../../kit/word-banner';
import manifest from './manifest.json';
import { choose, currentRound, isLastRound, nextRound, starsForFinding, startGame } from './rules';
import './hear-and-find.css';

const phrase = phraseLines('hear-and-find', manifest.phrases);

export default function HearAndFind(props: ActivityProps) {
  const { lesson, progress, speaker, random, onMood, onRight, onDone } = props;
  const [game, setGame] = useState(() => {
    const order = dueFirst(lesson.words, progress, localDay(new Date()), random);
    return startGame(lesson, order, random);
  });
  const { target, choices } = currentRound(game);
  const line = wordLine(lesson, target);

  const hints = useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    onMood('listens');
    void speaker.instruct(game.round === 0 ? [phrase('find'), line] : [line]);
  }, [game.round]);

  useSequel(game.found, speaker, [phrase('right'), line], () => {
    if (isLastRound(game)) onDone(starsForFinding(game));
    else setGame(nextRound);
  });

  const take = (wordId: string) => {
    const after = choose(game, wordId);
    if (after === game) return;
    setGame(after);
    if (!after.found) {
      onMood('listens');
      const chosen = choices.find((word) => word.id === wordId) ?? target;
      void speaker.say([...nameLines(lesson, chosen), ...whereLines(lesson, target)]);
      return;
    }
    onMood('claps');
    if (after.atOnce.includes(wordId)) onRight(wordId);
  };

  const stateOf = (wordId: string): CardState => {
    if (game.away.includes(wordId)) return 'away';
    if (wordId !== target.id) return 'still';
    return game.found ? 'right' : hints > 1 ? 'hinted' : 'still';
  };

  return (
    <div class="hear-and-find">
      <WordBanner word={target} />
      <RoundDots done={game.round + (game.found ? 1 : 0)} rounds={game.rounds.length} />
      <div
        class="hear-and-find-choices"
        role="group"
        aria-label="Bilder"
        onKeyDown={walkWithArrows}
      >
        {choices.map((word, place) => (
          <PictureCard
            key={place}
            word={word}
            name={withArticle(word)}
            state={stateOf(word.id)}
            onChoose={() => take(word.id)}
          />
        ))}
      </div>
    </div>
  );
}

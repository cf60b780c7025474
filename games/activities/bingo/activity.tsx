/** Bingo: words are called, the child marks their pictures, three in a row win. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import { withArticle } from '../../kit/articles';
import { BigButton } from '../../kit/big-button';
import { PictureCard, type CardState } from '../../kit/picture-card';
import { nameLines } from '../../kit/naming';
import { dueFirst, localDay } from '../../kit/progress';
import { phraseLines, wordLine } from '../../kit/speech';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import { WordBanner } from '../../kit/word-banner';
import { CactusFlower } from '../../kit/cactus-flower';
import manifest from './manifest.json';
import {
  calledWord,
  isOnCard,
  isOver,
  mark,
  nextCall,
  pass,
  rowOf,
  starsForBingo,
  startGame,
  type Cell,
  type Game,
} from './rules';
import './bingo.css';

const phrase = phraseLines('bingo', manifest.phrases);

export default function Bingo(props: ActivityProps) {
  const { lesson, progress, speaker, random, onMood, onRight, onDone } = props;
  const [game, setGame] = useState(() => {
    const order = dueFirst(lesson.words, progress, localDay(new Date()), random);
    return startGame(order, lesson.alike, random);
  });
  const word = calledWord(game);
  const line = wordLine(lesson, word);
  const row = rowOf(game.cells, game.marked);

  const hints = useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });
  const isHinted = hints > 1 || game.overlooked;

  useEffect(() => {
    onMood('listens');
    const how = { 0: [phrase('start')], 1: [phrase('pass')] }[game.call] ?? [];
    void speaker.instruct([...how, line]);
  }, [game.call]);

  const praise = isOnCard(game) ? [phrase('right'), line] : [phrase('not-here')];
  useSequel(game.answered, speaker, row ? [line, phrase('bingo')] : praise, () => {
    if (isOver(game)) onDone(starsForBingo(game));
    else setGame(nextCall);
  });

  const missLines = (chosen: Cell | undefined) =>
    chosen && chosen !== 'flower' ? nameLines(lesson, chosen) : [phrase('look')];

  const answer = (after: Game, chosen?: Cell) => {
    if (after === game) return;
    setGame(after);
    onMood(after.answered ? 'claps' : 'listens');
    if (!after.answered) void speaker.say([...missLines(chosen), line]);
    else if (isOnCard(game) && after.atOnce > game.atOnce) onRight(word.id);
  };

  const stateOf = (wordId: string, place: number): CardState => {
    if (row?.includes(place)) return 'hinted';
    if (game.marked.includes(wordId)) return 'right';
    if (game.away.includes(wordId)) return 'away';
    return isHinted && wordId === word.id ? 'hinted' : 'still';
  };

  return (
    <div class="bingo" onKeyDown={walkWithArrows} data-columns={3}>
      <WordBanner word={word} />
      <div class="bingo-card" role="group" aria-label="Deine Karte">
        {game.cells.map((cell, place) =>
          cell === 'flower' ? (
            <button
              key={place}
              type="button"
              class="bingo-gift"
              data-won={row?.includes(place)}
              aria-label="Blüte, schon markiert"
              aria-disabled
            >
              <CactusFlower look="bingo-flower" />
            </button>
          ) : (
            <PictureCard
              key={place}
              word={cell}
              name={withArticle(cell) + (game.marked.includes(cell.id) ? ', markiert' : '')}
              state={stateOf(cell.id, place)}
              onChoose={() => answer(mark(game, cell.id), cell)}
            >
              {game.marked.includes(cell.id) && (
                <span class="bingo-mark">
                  <CactusFlower look="bingo-flower" />
                </span>
              )}
            </PictureCard>
          ),
        )}
      </div>
      <div class="bingo-pass" data-hinted={isHinted && !isOnCard(game)}>
        <BigButton
          name="Nicht auf meiner Karte"
          sign="next"
          look="sun"
          onPress={() => answer(pass(game))}
        />
      </div>
    </div>
  );
}

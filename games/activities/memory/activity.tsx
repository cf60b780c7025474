/** Pairs: two cards are turned at a time, their words are spoken, and pairs stay open. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import { pickUnlike } from '../../kit/distractors';
import { dueFirst, localDay } from '../../kit/progress';
import { playSound } from '../../kit/sounds';
import { phraseLines, wordLine } from '../../kit/speech';
import { useBoxSize } from '../../kit/use-box-size';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import { WordBanner } from '../../kit/word-banner';
import manifest from './manifest.json';
import { MemoryCard, type CardState } from './memory-card';
import { cardAt, columnsFor, deal, helpfulPlace, isFound, isOver, turn, turnBack } from './rules';
import './memory.css';

const phrase = phraseLines('memory', manifest.phrases);
const lookMs = 1300;
const largeScreen = 600;

export default function Memory(props: ActivityProps) {
  const { lesson, progress, speaker, random, onMood, onRight, onDone } = props;
  // Children who have won once hear the word on one card and look for its picture; without sound that would be reading.
  const [listening] = useState(() => !!progress.stars['memory'] && progress.sound !== false);
  const [game, setGame] = useState(() => {
    const pairs = listening && Math.min(innerWidth, innerHeight) >= largeScreen ? 8 : 6;
    const words = dueFirst(lesson.words, progress, localDay(new Date()), random);
    return deal(pickUnlike(words, lesson.alike, pairs), listening, random);
  });
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const columns = columnsFor(width, height, game.cards.length);
  const rows = game.cards.length / columns;

  const last = game.last === null ? null : cardAt(game, game.last);
  const isPair = game.last !== null && isFound(game, game.last);
  const isHeard = last && (isPair || !listening || last.face === 'word');

  const hints = useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });
  const hinted = hints > 1 ? helpfulPlace(game) : -1;

  useEffect(() => {
    void speaker.instruct([phrase(listening ? 'listen' : 'turn')]);
  }, []);

  const said = last && isHeard ? [wordLine(lesson, last.word)] : [];
  useSequel(
    last && game,
    speaker,
    isPair ? [phrase('pair'), ...said] : said,
    () => {
      if (isOver(game)) onDone(3);
      else if (game.open.length === 2) setGame(turnBack);
    },
    lookMs,
  );

  const take = (place: number) => {
    const after = turn(game, place);
    if (after === game) return;
    setGame(after);
    const found = after.found.length > game.found.length;
    void playSound(found ? 'right' : 'flip');
    onMood(found ? 'claps' : 'listens');
    if (found && listening) onRight(cardAt(game, place).word.id);
  };

  const stateOf = (place: number): CardState => {
    if (isFound(game, place)) return 'found';
    if (game.open.includes(place)) return 'open';
    return place === hinted ? 'hinted' : 'closed';
  };

  return (
    <div class="memory">
      <WordBanner word={isHeard ? last.word : null} />
      <div
        ref={box}
        class="memory-cards"
        role="group"
        aria-label="Karten"
        data-columns={columns}
        style={{ '--columns': columns, '--rows': rows, '--high': `${height / rows}px` }}
        onKeyDown={walkWithArrows}
      >
        {game.cards.map((card, place) => (
          <MemoryCard
            key={place}
            {...{ card, place }}
            state={stateOf(place)}
            colour={lesson.colour}
            onTurn={() => take(place)}
          />
        ))}
      </div>
    </div>
  );
}

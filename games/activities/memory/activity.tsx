/** Pairs: two cards are turned at a time, their words are spoken, and pairs stay open. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/controls/arrow-walk';
import { pickUnlike } from '../../kit/words/distractors';
import { dueFirst } from '../../kit/progress';
import { Sentence } from '../../kit/words/sentence';
import { playSound } from '../../kit/speech/sounds';
import { phraseLines } from '../../kit/speech/line';
import { useBoxSize } from '../../kit/stage/use-box-size';
import { useHint } from '../../kit/series/use-hint';
import { useSequel } from '../../kit/series/use-sequel';
import { WordBanner } from '../../kit/words/word-banner';
import manifest from './manifest.json';
import { MemoryCard } from './memory-card';
import { cardAt, deal, gridFor, isOver, starsForPairs } from './rules';
import { resumed, stateOf, turn, turnBack, rightPlace } from './rules';
import { turnLines } from './turn-lines';
import './memory.css';

const phrase = phraseLines('memory', manifest.phrases);
const lookMs = 1300;
const largeScreen = 600;
/** What the second card of a pair has, and how it is told, by level. */
const faces = { 1: 'picture', 2: 'word', 3: 'sentence' } as const;
const starts = { 1: 'turn', 2: 'listen', 3: 'sentence' } as const;

function begin({ lesson, level, progress, random, today, moves }: ActivityProps) {
  const fitting = level > 1 && Math.min(innerWidth, innerHeight) >= largeScreen ? 8 : 6;
  // A game that was left has as many pairs as before, even if the window is another now.
  const pairs = Number(moves[0]?.split(' ')[1] ?? fitting);
  const words = dueFirst(lesson.words, progress, today, random);
  const dealt = deal(pickUnlike(words, lesson.alike, pairs), faces[level], random);
  return resumed(moves.reduce((before, move) => turn(before, parseInt(move)), dealt));
}

export default function Memory(props: ActivityProps) {
  const { lesson, level, progress, speaker, onMood, onMove, onRight, onDone } = props;
  const [game, setGame] = useState(() => begin(props));
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const { columns, rows, last } = gridFor(width, height, game.cards.length);

  const { says, reads, word, named } = turnLines(lesson, game, level);

  useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    void speaker.instruct([phrase(starts[level])]);
  }, []);

  useSequel(
    game.last !== null && game,
    speaker,
    says,
    () => {
      if (isOver(game)) onDone(starsForPairs(game));
      else if (game.open.length === 2) setGame(turnBack);
    },
    lookMs,
  );

  const take = (place: number) => {
    const after = turn(game, place);
    if (after === game) return;
    setGame(after);
    onMove(`${place} ${game.cards.length / 2}`);
    const isPair = after.pairs.length > game.pairs.length && !after.isShown;
    void playSound(isPair ? 'right' : 'flip');
    onMood(isPair ? 'claps' : after.open.length === 2 ? 'wonders' : 'listens');
    if (isPair && level > 1) onRight(cardAt(game, place).word.id);
  };

  return (
    <div
      class="play memory"
      data-asks={isOver(game) ? '' : `c${rightPlace(game)}>`}
      data-found={game.pairs.length}
    >
      <WordBanner>
        {reads.length > 0 && (
          <Sentence text={reads.map(({ text }) => text).join(' ')} word={word} named={named} />
        )}
      </WordBanner>
      <div
        ref={box}
        class="memory-cards cloth"
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
            shift={place < game.cards.length - last ? 0 : (columns - last) / 2}
            isRead={progress.sound === false}
            state={stateOf(game, place)}
            colour={lesson.colour}
            onTurn={() => take(place)}
          />
        ))}
      </div>
    </div>
  );
}

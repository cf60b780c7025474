/** Pairs: two cards are turned at a time, their words are spoken, and pairs stay open. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { localDay } from 'kaktus-shared/word-memory';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import { pickUnlike } from '../../kit/distractors';
import { dueFirst } from '../../kit/progress';
import { Sentence } from '../../kit/sentence';
import { playSound } from '../../kit/sounds';
import { phraseLines, wordLine } from '../../kit/speech';
import { useBoxSize } from '../../kit/use-box-size';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import { WordBanner } from '../../kit/word-banner';
import { formLine } from '../../kit/word-lines';
import manifest from './manifest.json';
import { MemoryCard, type CardState } from './memory-card';
import { cardAt, columnsFor, deal, isFound, isOver, partnerOf } from './rules';
import { starsForPairs, turn, turnBack, type Card } from './rules';
import './memory.css';

const phrase = phraseLines('memory', manifest.phrases);
const lookMs = 1300;
const largeScreen = 600;
/** What the second card of a pair has, and how it is told, by level. */
const faces = { 1: 'picture', 2: 'word', 3: 'sentence' } as const;
const starts = { 1: 'turn', 2: 'listen', 3: 'sentence' } as const;

export default function Memory(props: ActivityProps) {
  const { lesson, level, progress, speaker, random, onMood, onRight, onDone } = props;
  const [game, setGame] = useState(() => {
    const pairs = level > 1 && Math.min(innerWidth, innerHeight) >= largeScreen ? 8 : 6;
    const words = dueFirst(lesson.words, progress, localDay(new Date()), random);
    return deal(pickUnlike(words, lesson.alike, pairs), faces[level], random);
  });
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const columns = columnsFor(width, height, game.cards.length);
  const rows = game.cards.length / columns;

  const last = game.last === null ? null : cardAt(game, game.last);
  const isPair = game.last !== null && isFound(game, game.last);
  const first = game.open[0] === undefined ? null : cardAt(game, game.open[0]);
  // From the second level on, a picture says nothing before its sound was found.
  const isHeard = last && (isPair || level === 1 || last.face !== 'picture' || game.isMistake);

  useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });

  useEffect(() => {
    void speaker.instruct([phrase(starts[level])]);
  }, []);

  const lineOf = ({ word, face }: Card) => {
    if (game.isMistake) return formLine(lesson, word, 'is');
    return face === 'sentence' ? formLine(lesson, word, 'see') : wordLine(lesson, word);
  };
  const asks = game.isMistake && first ? [formLine(lesson, first.word, 'where')] : [];
  const tells = last && isPair ? [formLine(lesson, last.word, 'is')] : [];
  const shown =
    game.isShown && game.taken !== null
      ? [formLine(lesson, cardAt(game, game.taken).word, 'is'), phrase('look')]
      : [phrase('pair')];
  const told = last && isHeard ? [lineOf(last), ...asks] : [];
  useSequel(
    last && game,
    speaker,
    isPair ? [...shown, ...tells] : told,
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
    const found = after.found.length > game.found.length && !after.isShown;
    void playSound(found ? 'right' : 'flip');
    onMood(found ? 'claps' : 'listens');
    if (found && level > 1) onRight(cardAt(game, place).word.id);
  };

  const stateOf = (place: number): CardState => {
    if (isFound(game, place)) return 'found';
    if (game.open.includes(place)) return 'open';
    return game.away.includes(place) ? 'away' : 'closed';
  };
  const [wanted] = game.open;
  const next = game.cards.findIndex((_, place) => !isFound(game, place));
  const asked = wanted === undefined || game.open.length > 1 ? next : partnerOf(game, wanted);

  return (
    <div
      class="play memory"
      data-asks={isOver(game) ? '' : `c${asked}>`}
      data-found={game.found.length}
    >
      <WordBanner>
        {(isHeard || isPair) && (
          <Sentence
            text={(isPair ? tells : told).map(({ text }) => text).join(' ')}
            word={last?.word}
          />
        )}
      </WordBanner>
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
            isRead={progress.sound === false}
            state={stateOf(place)}
            colour={lesson.colour}
            onTurn={() => take(place)}
          />
        ))}
      </div>
    </div>
  );
}

/** Letters into place: a picture and its word, and the letters to lay it with. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/arrow-walk';
import { dueFirst, localDay } from '../../kit/progress';
import { RoundDots } from '../../kit/round-dots';
import { playSound } from '../../kit/sounds';
import { phraseLines, wordLine } from '../../kit/speech';
import { useDrag } from '../../kit/use-drag';
import { useHint } from '../../kit/use-hint';
import { useSequel } from '../../kit/use-sequel';
import manifest from './manifest.json';
import {
  currentPuzzle,
  isLastWord,
  isUsed,
  isWhole,
  lay,
  nextPlace,
  nextWord,
  starsForLaying,
  startGame,
  tileFor,
} from './rules';
import { WordPlaces } from './word-places';
import './letters.css';

const phrase = phraseLines('letters', manifest.phrases);

export default function Letters(props: ActivityProps) {
  const { lesson, progress, speaker, random, onMood, onRight, onDone } = props;
  // The first time, every place shows its letter faintly: the child matches shapes, and nobody has to read.
  const [isCopying] = useState(() => !progress.stars['letters']);
  const [game, setGame] = useState(() =>
    startGame(dueFirst(lesson.words, progress, localDay(new Date()), random), random),
  );
  const { word, letters, tiles } = currentPuzzle(game);
  const line = wordLine(lesson, word);
  const place = nextPlace(game);

  const hints = useHint(game, () => {
    onMood('waves');
    void speaker.repeat();
  });
  // A tile that is wrong twice in a row must shake twice.
  const slipParity = game.slips % 2 ? 'odd' : 'even';
  const helps = hints > 0 || game.slips > 0;
  const hinted = hints > 0 ? tileFor(game, letters[place] ?? '') : -1;

  useEffect(() => {
    const start = [phrase(isCopying ? 'copy' : 'write'), line];
    onMood('listens');
    void speaker.instruct(game.step === 0 ? start : [line]);
  }, [game.step]);

  useSequel(isWhole(game), speaker, [phrase('right'), line], () => {
    if (isLastWord(game)) onDone(starsForLaying(game));
    else setGame(nextWord);
  });

  const take = (tile: number, aimed?: number) => {
    const after = lay(game, tile, aimed);
    if (after === game) return;
    setGame(after);
    // A carried tile already made its sound when it was released.
    if (isWhole(after)) void playSound('right');
    else if (aimed === undefined) void playSound(after.slipped === null ? 'drop' : 'pop');
    if (after.slipped !== null) void speaker.say([line]);
    if (!isWhole(after)) return;
    onMood('claps');
    if (!isCopying && after.atOnce.includes(word.id)) onRight(word.id);
  };
  const { over, grip } = useDrag((tile, aimed) => take(Number(tile), Number(aimed)));

  // Before the next key: fast typing must not reach the previous state of the game.
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent) => {
      const tile = event.ctrlKey || event.metaKey ? -1 : tileFor(game, event.key);
      if (tile >= 0) take(tile);
    };
    addEventListener('keydown', type);
    return () => removeEventListener('keydown', type);
  });

  return (
    <div class="letters">
      <RoundDots done={game.step + (isWhole(game) ? 1 : 0)} rounds={game.puzzles.length} />
      <img
        key={word.id}
        class="letters-picture"
        data-whole={isWhole(game)}
        src={word.picture}
        alt={word.de}
        decoding="sync"
        draggable={false}
      />
      <WordPlaces game={game} over={over} isShown={(at) => isCopying || (helps && at === place)} />
      <div class="letters-tiles" role="group" aria-label="Buchstaben" onKeyDown={walkWithArrows}>
        {tiles.map((letter, tile) => (
          <button
            key={`${word.id}${tile}`}
            type="button"
            class="letter-tile"
            data-used={isUsed(game, tile)}
            data-slipped={game.slipped === tile ? slipParity : undefined}
            data-hinted={hinted === tile}
            aria-label={letter === letter.toLocaleLowerCase('de') ? letter : `großes ${letter}`}
            aria-disabled={isUsed(game, tile)}
            onClick={() => take(tile)}
            {...grip(String(tile))}
          >
            {letter}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Letters into place: a picture and its word, and the letters to lay it with. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { walkWithArrows } from '../../kit/controls/arrow-walk';
import { dueFirst } from '../../kit/progress';
import { RoundDots } from '../../kit/controls/round-dots';
import { playSound } from '../../kit/speech/sounds';
import { phraseLines } from '../../kit/speech/line';
import { useDrag } from '../../kit/series/use-drag';
import { useSeries } from '../../kit/series/use-series';
import { LetterTile } from './letter-tile';
import manifest from './manifest.json';
import { filledPlaces, layTasks, nextPlace, placeFor, placeId } from './rules';
import { tileFor, tileId, usedTiles } from './rules';
import { WordPlaces } from './word-places';
import '../../kit/words/word-acts.css';
import './letters.css';

const phrase = phraseLines('letters', manifest.phrases);

export default function Letters(props: ActivityProps) {
  const { lesson, level, progress, random, today } = props;
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return layTasks(lesson, order, level, random, phrase);
  });
  const { puzzle } = task;
  const { word, letters, tiles } = puzzle;
  const { got } = series;
  /** Which tile was laid where, by the names of places and tiles. */
  const [laid, setLaid] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => setLaid({}), [series.at]);
  const next = nextPlace(puzzle, got);
  const used = usedTiles(puzzle, got, laid);
  // At the first level every place shows its letter faintly: the child matches shapes, and nobody has to read.
  const isShown = (place: number) => level === 1 || (series.tried.length > 1 && place === next);

  const take = (tile: number, aimed?: number) => {
    if (isDone || used.includes(tile)) return;
    const place = placeFor(puzzle, got, tile, aimed);
    if (place === undefined) return put(tileId(tile));
    if (aimed === undefined) void playSound('drop');
    setLaid({ ...laid, [placeId(place)]: tileId(tile) });
    put(placeId(place));
  };
  const { over, grip } = useDrag((tile, aimed) => take(Number(tile), Number(aimed)));

  // Before the next key: fast typing must not reach the previous state of the game.
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent) => {
      const tile = event.ctrlKey || event.metaKey ? -1 : tileFor(puzzle, next, used, event.key);
      if (tile >= 0) take(tile);
    };
    addEventListener('keydown', type);
    return () => removeEventListener('keydown', type);
  });

  const right = tiles.findIndex((letter, tile) => letter === letters[next] && !used.includes(tile));

  return (
    <div
      class="play letters"
      data-asks={isDone ? '' : `${tileId(right)}>`}
      data-right={sheet.right}
      data-word={word.de}
    >
      <RoundDots done={sheet.done} rounds={sheet.tasks} />
      <img
        key={word.id}
        class="letters-picture"
        data-act={word.act}
        data-whole={isDone}
        src={word.picture}
        alt={word.de}
        decoding="sync"
        draggable={false}
      />
      <WordPlaces {...{ puzzle, next, over, isShown }} filled={filledPlaces(puzzle, got)} />
      <div
        class="letters-tiles board"
        role="group"
        aria-label="Buchstaben"
        onKeyDown={walkWithArrows}
      >
        {tiles.map((letter, tile) => (
          <LetterTile
            key={`${series.at}${tile}`}
            {...{ letter, tile }}
            isUsed={used.includes(tile)}
            isAway={stateOf(tileId(tile)) === 'away'}
            slips={series.tried.at(-1) === tileId(tile) ? series.tried.length : 0}
            grip={grip(String(tile))}
            onTake={() => take(tile)}
          />
        ))}
      </div>
    </div>
  );
}

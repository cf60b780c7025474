/** The rules of bingo: a card of nine, words called until three in a row are marked, and the game always ends. */
import { pickUnlike } from '../../kit/distractors';
import type { Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';
import { shuffle, type Random } from '../../kit/shuffle';

export type Cell = Word | 'flower';

export type Game = {
  /** Nine cells; a flower counts as marked from the start. */
  cells: Cell[];
  /** The last call completes a row. */
  calls: Word[];
  call: number;
  /** Wrong pictures that have stepped back in this call. */
  away: string[];
  /** Whether the child has missed a picture that is on the card. */
  overlooked: boolean;
  answered: boolean;
  marked: string[];
  /** Calls answered at the first try. */
  atOnce: number;
};

const mostPictures = 8;
const mostStrangers = 3;
const attempts = 60;
const goodLength = { from: 6, to: 9 };
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** Places for several flowers: no two of them share a line, so that no row is too easy. */
const scattered = [0, 5, 7];

export function startGame(
  order: readonly Word[],
  alike: readonly (readonly [string, string])[],
  random: Random,
): Game {
  const pictures = pickUnlike(order, alike, mostPictures);
  const strangers = order
    .filter((word) => !pictures.includes(word))
    .filter((word) => pickUnlike([...pictures, word], alike, 9).length > pictures.length)
    .slice(0, mostStrangers);
  const cells = layCard(shuffle(pictures, random));
  const calls = chooseCalls(cells, [...pictures, ...strangers], random);
  const fresh = { call: 0, away: [], overlooked: false, answered: false };
  return { cells, calls, ...fresh, marked: [], atOnce: 0 };
}

/** Eight pictures surround one flower; a lesson whose words look alike has fewer pictures and more flowers. */
function layCard(pictures: Word[]): Cell[] {
  const flowers = pictures.length === mostPictures ? [4] : scattered.slice(0, 9 - pictures.length);
  if (pictures.length + flowers.length < 9) {
    throw new Error(`Only ${pictures.length} words do not look alike; a card needs 6.`);
  }
  const rest = [...pictures];
  return Array.from({ length: 9 }, (_, place): Cell =>
    flowers.includes(place) ? 'flower' : (rest.pop() ?? 'flower'),
  );
}

/** The words in an order in which the first row comes neither too early nor too late, up to that row. */
function chooseCalls(cells: Cell[], words: Word[], random: Random): Word[] {
  const candidates = Array.from({ length: attempts }, () => {
    const order = shuffle(words, random);
    const heard = order.map((_, last) => order.slice(0, last + 1).map((word) => word.id));
    return order.slice(0, heard.findIndex((ids) => rowOf(cells, ids)) + 1);
  });
  const merit = (calls: Word[]) => {
    const isGood = calls[0] && cells.includes(calls[0]) && calls.length <= goodLength.to;
    return isGood ? Math.min(calls.length, goodLength.from) : 0;
  };
  return candidates.reduce((best, calls) => (merit(calls) > merit(best) ? calls : best));
}

/** The first row whose pictures are all marked. */
export function rowOf(cells: readonly Cell[], marked: readonly string[]): number[] | null {
  const isMarked = (place: number) => {
    const cell = cells[place];
    return cell === 'flower' || (cell !== undefined && marked.includes(cell.id));
  };
  return lines.find((line) => line.every(isMarked)) ?? null;
}

export function calledWord(game: Game): Word {
  const word = game.calls[game.call];
  if (!word) throw new Error(`There is no call ${game.call}.`);
  return word;
}

export function isOnCard(game: Game): boolean {
  return game.cells.includes(calledWord(game));
}

function answerRightly(game: Game): Game {
  const isFirstTry = game.away.length === 0 && !game.overlooked;
  return { ...game, answered: true, atOnce: game.atOnce + (isFirstTry ? 1 : 0) };
}

export function mark(game: Game, wordId: string): Game {
  if (game.answered || [...game.away, ...game.marked].includes(wordId)) return game;
  if (wordId !== calledWord(game).id) return { ...game, away: [...game.away, wordId] };
  return { ...answerRightly(game), marked: [...game.marked, wordId] };
}

/** Says that the word is not on the card. */
export function pass(game: Game): Game {
  if (game.answered) return game;
  return isOnCard(game) ? { ...game, overlooked: true } : answerRightly(game);
}

export function isOver(game: Game): boolean {
  return rowOf(game.cells, game.marked) !== null;
}

export function nextCall(game: Game): Game {
  if (!game.answered || isOver(game)) return game;
  return { ...game, call: game.call + 1, away: [], overlooked: false, answered: false };
}

export function starsForBingo(game: Game): Stars {
  const share = game.atOnce / game.calls.length;
  return share >= 0.75 ? 3 : share >= 0.4 ? 2 : 1;
}

/** The rules of bingo: a card of nine, words called until three in a row are marked, and the game always ends. */
import type { Level } from 'kaktus-shared/bridge';
import { pickUnlike } from '../../kit/words/distractors';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import { wordLine, type Line } from '../../kit/speech/line';
import { formLine } from '../../kit/speech/word-lines';
import { nameWord } from '../../kit/series/word-tasks';

type Cell = Word | 'flower';
/** Nine cells, of which a flower counts as marked; the last call completes a row. */
export type Card = { cells: readonly Cell[]; calls: readonly Word[] };
export type Call = Task & { word: Word; isOnCard: boolean };
/** The answer that the word is not on the card. */
export const notHere = 'not-here';

const maxPictures = 8;
const maxStrangers = 3;
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

export function layGame(
  order: readonly Word[],
  alike: readonly (readonly [string, string])[],
  random: Random,
): Card {
  const pictures = pickUnlike(order, alike, maxPictures);
  const strangers = order
    .filter((word) => !pictures.includes(word))
    .filter((word) => pickUnlike([...pictures, word], alike, 9).length > pictures.length)
    .slice(0, maxStrangers);
  const cells = layCard(shuffle(pictures, random));
  return { cells, calls: chooseCalls(cells, [...pictures, ...strangers], random) };
}

type Says = Record<'start' | 'pass' | 'notHere' | 'missing' | 'look' | 'bingo', Line>;

/** The word is said at the lower levels, and a sentence about it at the third. */
export function callTasks(
  lesson: Lesson,
  { cells, calls }: Card,
  level: Level,
  says: Says,
): Call[] {
  const pictures = cells.flatMap((cell) => (cell === 'flower' ? [] : [cell.id]));
  const intros: Record<number, Line> = { 0: says.start, 1: says.pass };
  return calls.map((word, at) => {
    const isOnCard = pictures.includes(word.id);
    const isLast = at === calls.length - 1;
    const is = nameWord(lesson, word.id);
    return {
      word,
      isOnCard,
      ask: [level === 3 ? formLine(lesson, word, 'use') : wordLine(lesson, word)],
      intro: intros[at] ? [intros[at]] : [],
      tells: isOnCard ? [...is, ...(isLast ? [says.bingo] : [])] : [says.missing],
      ...(!isOnCard && { praise: [says.notHere] }),
      named: (id) => (id === notHere ? [says.look] : nameWord(lesson, id)),
      wants: [isOnCard ? word.id : notHere],
      ...(isOnCard && { found: word }),
      choices: [...pictures, notHere],
      words: () => (isOnCard ? [word.id] : []),
      ends: isLast,
    };
  });
}

/** Eight pictures surround one flower; a lesson whose words look alike has fewer pictures and more flowers. */
function layCard(pictures: Word[]): Cell[] {
  const flowers = pictures.length === maxPictures ? [4] : scattered.slice(0, 9 - pictures.length);
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

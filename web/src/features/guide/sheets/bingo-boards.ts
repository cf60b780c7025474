/** Bingo boards: the same seed gives the same boards, and no two boards of a game have the same words. */
import { shuffled, type Random } from '../../../ui/shuffled';

export const boardSize = 9;

/** A small generator of numbers from 0 to 1 (mulberry32), so that boards can be made again. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type BingoGame<Item> = {
  boards: Item[][];
  /** The order in which the words are called. */
  calls: Item[];
};

/** Fewer boards than asked for if there are not enough words for more. */
export function bingoGame<Item extends { id: string }>(
  words: readonly Item[],
  count: number,
  seed: number,
): BingoGame<Item> {
  const random = seeded(seed);
  const calls = shuffled(words, random);
  const boards = new Map<string, Item[]>();
  for (let tries = 0; boards.size < count && tries < count * 50; tries++) {
    const board = shuffled(words, random).slice(0, boardSize);
    const key = board
      .map(({ id }) => id)
      .sort()
      .join(' ');
    if (!boards.has(key)) boards.set(key, board);
  }
  return { boards: [...boards.values()], calls };
}

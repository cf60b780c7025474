/** Bingo boards: the same seed gives the same boards, and no two boards of a game have the same words. */
import { seededRandom, shuffle } from 'kaktus-shared/shuffle';

export const boardSize = 9;

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
  const random = seededRandom(seed);
  const calls = shuffle(words, random);
  const boards = new Map<string, Item[]>();
  for (let tries = 0; boards.size < count && tries < count * 50; tries++) {
    const board = shuffle(words, random).slice(0, boardSize);
    const key = board
      .map(({ id }) => id)
      .sort()
      .join(' ');
    if (!boards.has(key)) boards.set(key, board);
  }
  return { boards: [...boards.values()], calls };
}

/** The rules of the market stall: of six customers, up to two want a single thing, the others several. */
import type { Word } from '../../kit/lesson';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

type Asking = { says: Line };
/** Nobody buys a single cherry, and nobody counts grapes: some goods are asked for in one way only. */
export type Good = { word: string; one?: Asking; many?: Asking };
export type Stall = { goods: Good[] };
export type Order = { word: Word; wants: [string]; count: number; says: Line };

const customers = 6;
const numerals: Record<string, number> = {
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
};

/** More than this does not fit into the basket. */
export const basketSize = 6;

/** The sentence itself says how many, so that no second source can disagree; without a number, one bunch is meant. */
export function countIn(sentence: string): number {
  const numeral = sentence.split(' ').find((part) => part in numerals);
  return numerals[numeral ?? 'ein'] ?? 1;
}

export function takeOrders({ goods }: Stall, order: readonly Word[], random: Random): Order[] {
  const bought = order.flatMap((word) =>
    goods.filter((good) => good.word === word.id).map((good) => ({ word, good })),
  );
  const orders = bought.slice(0, customers).map(({ word, good }, place) => {
    const { one, many } = good;
    const asking = place < 2 ? (one ?? many) : (many ?? one);
    if (!asking) throw new Error(`Nobody asks for ${word.id}.`);
    const { says } = asking;
    const wants: [string] = [word.id];
    return { word, wants, count: countIn(says.text), says };
  });
  return shuffle(orders, random);
}

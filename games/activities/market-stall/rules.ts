/** The rules of the market stall: of six customers, two want a single thing, the others several. */
import type { Word } from '../../kit/lesson';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

type Asking = { says: Line };
export type Stall = { goods: { word: string; one: Asking; many: Asking }[] };
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

/** The sentence itself says how many, so that no second source can disagree. */
export function countIn(sentence: string): number {
  const numeral = sentence.split(' ').find((part) => part in numerals);
  if (!numeral) throw new Error(`"${sentence}" does not say how many.`);
  return numerals[numeral] as number;
}

export function takeOrders({ goods }: Stall, order: readonly Word[], random: Random): Order[] {
  const bought = order.flatMap((word) =>
    goods.filter((good) => good.word === word.id).map((good) => ({ word, good })),
  );
  const orders = bought.slice(0, customers).map(({ word, good }, place) => {
    const { says } = place < 2 ? good.one : good.many;
    const wants: [string] = [word.id];
    return { word, wants, count: countIn(says.text), says };
  });
  return shuffle(orders, random);
}

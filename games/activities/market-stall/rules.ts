/** The rules of the market stall: six customers; one thing of a kind, several, or not those but these. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { linesAt, nameWord, type Lines } from '../../kit/series/word-tasks';

type Asking = { says: Line };
/** Nobody buys a single cherry, and nobody counts grapes: some goods are asked for in one way only. */
export type Good = { word: string; one?: Asking; many?: Asking; instead: Asking };
/** `there` says how many lie in the basket, by number and good. */
export type Stall = { goods: readonly Good[]; there: Lines };
export type Order = Task & { word: Word; count: number };

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
function countIn(sentence: string): number {
  const numeral = sentence.split(' ').find((part) => part in numerals);
  return numerals[numeral ?? 'ein'] ?? 1;
}

export function takeOrders(
  lesson: Lesson,
  { goods, there }: Stall,
  order: readonly Word[],
  level: Level,
  random: Random,
  says: Record<'start' | 'thanks', Line>,
): Order[] {
  const bought = order.flatMap((word) =>
    goods.filter((good) => good.word === word.id).map((good) => ({ word, good })),
  );
  const orders = shuffle(bought.slice(0, customers), random);
  return orders.map(({ word, good: { one, many, instead } }, at) => {
    const asking = { 1: one ?? many, 2: many ?? one, 3: instead }[level];
    if (!asking) throw new Error(`Nobody asks for ${word.id}.`);
    const count = countIn((level === 3 ? (many ?? one) : asking)?.says.text ?? '');
    const lying = (number: string) =>
      number === '0' ? linesAt(there, '0') : linesAt(there, `${number}-${word.id}`);
    return {
      word,
      count,
      ask: [asking.says],
      tells: [...lying(String(count)), says.thanks],
      named: (wrong) => (/^\d+$/.test(wrong) ? lying(wrong) : nameWord(lesson, wrong)),
      wants: [String(count)],
      choices: goods.map((good) => good.word),
      spares: (id) => id === word.id,
      words: () => [word.id],
      intro: at === 0 ? [says.start] : [],
    };
  });
}

/** The rules of the breakfast tray: guests say what they like; then the child's own tray, where nothing is wrong. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { nameWord } from '../../kit/series/word-tasks';

export type Wish = { says: Line; words: readonly string[] };
/** One thing, a meal and a drink, or with something left out; and how a child says that it likes a thing. */
export type Breakfast = Record<
  'single' | 'meals' | 'drinks' | 'without' | 'likes',
  readonly Wish[]
>;
type Tray = Task & { goods: readonly Word[] };

export const guests = 4;
const goodsOnTable = 8;
const ownThings = 3;

/** What each guest wishes for. */
function wishesAt(level: Level, data: Breakfast, random: Random): Wish[][] {
  const { single, meals, drinks, without } = data;
  if (level !== 2) return shuffle(level === 1 ? single : without, random).map((wish) => [wish]);
  const wished = shuffle(drinks, random);
  return shuffle(meals, random).map((meal, guest) => {
    const drink = wished[guest % wished.length];
    return drink ? [meal, drink] : [meal];
  });
}

export function traysFor(
  lesson: Lesson,
  data: Breakfast,
  level: Level,
  random: Random,
  says: Record<'start' | 'thanks', Line>,
): Tray[] {
  return wishesAt(level, data, random)
    .slice(0, guests)
    .map((wishes, at) => {
      const wants = wishes.flatMap(({ words }) => words);
      const goods = layOut(wants, lesson, goodsOnTable, random);
      return {
        goods,
        ask: wishes.map((wish) => wish.says),
        tells: [...wants.flatMap((id) => nameWord(lesson, id)), says.thanks],
        named: (id) => nameWord(lesson, id),
        wants,
        choices: goods.map(({ id }) => id),
        intro: at === 0 ? [says.start] : [],
      };
    });
}

/** Puts one more thing on the child's own tray, as long as there is room. */
export function addOwn(tray: readonly string[], wordId: string): readonly string[] {
  return isOwnFull(tray) || tray.includes(wordId) ? tray : [...tray, wordId];
}

export function isOwnFull(tray: readonly string[]): boolean {
  return tray.length >= ownThings;
}

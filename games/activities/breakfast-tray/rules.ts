/** The rules of the breakfast tray: four guests each want a meal and a drink; then the child's own tray, where nothing is wrong. */
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

export type Wish = { says: Line; words: string[] };
export type Breakfast = { meals: Wish[]; drinks: Wish[]; likes: Wish[] };
export type Tray = { wants: string[]; says: Line[]; goods: Word[] };

const guests = 4;
const goodsOnTable = 8;
const ownThings = 3;

export function ordersOf(
  { meals, drinks }: Breakfast,
  lesson: Pick<Lesson, 'words' | 'alike'>,
  random: Random,
): Tray[] {
  const wishedDrinks = shuffle(drinks, random);
  return shuffle(meals, random)
    .slice(0, guests)
    .map((meal, guest) => {
      const drink = wishedDrinks[guest % wishedDrinks.length];
      const wishes = drink ? [meal, drink] : [meal];
      const wants = wishes.flatMap(({ words }) => words);
      const goods = layOut(wants, lesson, goodsOnTable, random);
      return { wants, says: wishes.map(({ says }) => says), goods };
    });
}

/** Puts one more thing on the child's own tray, as long as there is room. */
export function addOwn(tray: readonly string[], wordId: string): readonly string[] {
  return isOwnFull(tray) || tray.includes(wordId) ? tray : [...tray, wordId];
}

export function isOwnFull(tray: readonly string[]): boolean {
  return tray.length >= ownThings;
}

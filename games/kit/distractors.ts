/** Wrong answers that are fair: none of them could also be right. */
import type { Word } from './lesson';
import { shuffle, type Random } from './shuffle';

export function pickDistractors(
  target: Word,
  words: readonly Word[],
  alike: readonly (readonly [string, string])[],
  count: number,
  random: Random,
): Word[] {
  const mistakable = new Set(
    alike.flatMap(([one, other]) =>
      one === target.id ? [other] : other === target.id ? [one] : [],
    ),
  );
  const fair = words.filter(
    (word) =>
      word.id !== target.id &&
      word.de !== target.de &&
      word.picture !== target.picture &&
      !mistakable.has(word.id),
  );
  if (fair.length < count) {
    throw new Error(`${target.id} has only ${fair.length} fair distractors; ${count} are needed.`);
  }
  return shuffle(fair, random).slice(0, count);
}

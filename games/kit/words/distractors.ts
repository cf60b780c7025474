/** Sets of words that are fair: no wrong answer could also be right. */
import type { Word } from '../lesson';
import { shuffle, type Random } from 'kaktus-shared/shuffle';

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

/** The first words of the list, as many as possible up to `count`, of which no two could be confused. */
export function pickUnlike(
  words: readonly Word[],
  alike: readonly (readonly [string, string])[],
  count: number,
): Word[] {
  const areAlike = (one: Word, other: Word) =>
    alike.some((pair) => pair.includes(one.id) && pair.includes(other.id));
  let best: Word[] = [];
  const grow = (chosen: Word[], rest: readonly Word[]) => {
    if (chosen.length > best.length) best = chosen;
    rest.forEach((word, place) => {
      const couldWin = chosen.length + rest.length - place > best.length;
      if (best.length >= count || !couldWin) return;
      const others = rest.slice(place + 1).filter((other) => !areAlike(word, other));
      grow([...chosen, word], others);
    });
  };
  grow([], words);
  return best;
}

/** What lies ready to be taken: everything that is asked for, and others that nobody could confuse with it. */
import type { Lesson, Word } from '../lesson';
import { shuffle, type Random } from 'kaktus-shared/shuffle';

export function layOut(
  wants: readonly string[],
  { words, alike }: Pick<Lesson, 'words' | 'alike'>,
  count: number,
  random: Random,
): Word[] {
  const needed = words.filter((word) => wants.includes(word.id));
  if (needed.length < wants.length) throw new Error(`Not all of ${wants} are words of the lesson.`);
  const others = words.filter(
    ({ id }) =>
      !wants.includes(id) &&
      !alike.some((pair) => pair.includes(id) && pair.some((one) => wants.includes(one))),
  );
  return shuffle([...needed, ...shuffle(others, random).slice(0, count - needed.length)], random);
}

/** The rules of packing: lists of one to three things, and nothing on the table that looks like one of them. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { nameWord } from '../../kit/series/word-tasks';

type List = { words: readonly string[]; says: Line };
export type Packing = { one: readonly List[]; two: readonly List[]; three: readonly List[] };
type PackTask = Task & { goods: readonly Word[] };

const lists = { 1: 6, 2: 5, 3: 4 };
const goodsOnTable = 6;

export function packTasks(
  lesson: Lesson,
  { one, two, three }: Packing,
  level: Level,
  random: Random,
  says: Record<'start' | 'packed', Line>,
): PackTask[] {
  const packable = one.flatMap(({ words }) => words);
  const table = { ...lesson, words: lesson.words.filter(({ id }) => packable.includes(id)) };
  return shuffle({ 1: one, 2: two, 3: three }[level], random)
    .slice(0, lists[level])
    .map(({ words, says: ask }, at) => {
      const goods = layOut(words, table, goodsOnTable, random);
      return {
        goods,
        ask: [ask],
        tells: [...words.flatMap((id) => nameWord(lesson, id)), says.packed],
        named: (id) => nameWord(lesson, id),
        wants: words,
        choices: goods.map(({ id }) => id),
        intro: at === 0 ? [says.start] : [],
      };
    });
}

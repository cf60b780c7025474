/** The rules of dressing: one weather after another, one garment at a time, over what is worn already. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { whereTask } from '../../kit/series/word-tasks';

export type WeatherName = 'sun' | 'rain' | 'snow' | 'wind';
type Sentence = { says: Line };
export type Weathers = {
  weathers: readonly {
    weather: WeatherName;
    says: Line;
    wears: readonly string[];
    puts: readonly { word: string; asks: Sentence; needs: Sentence }[];
  }[];
};
/** A garment that comes again has only to be found; nobody puts it on. */
type Dressing = Task & {
  weather: WeatherName;
  wears: readonly string[];
  goods: readonly Word[];
  puts?: string;
};

const garmentsOnLine = 4;

export function dressings(
  lesson: Lesson,
  { weathers }: Weathers,
  level: Level,
  random: Random,
  says: Record<'start' | 'ready', Line>,
): Dressing[] {
  const tasks = shuffle(weathers, random).flatMap(({ weather, says: announces, wears, puts }) =>
    puts.map(({ word, asks, needs }, step): Dressing => {
      const worn = [...wears, ...puts.slice(0, step).map((put) => put.word)];
      const inside = { ...lesson, words: lesson.words.filter(({ id }) => !worn.includes(id)) };
      const goods = layOut([word], inside, garmentsOnLine, random);
      const plain = whereTask(
        lesson,
        word,
        goods.map(({ id }) => id),
      );
      const recall: Dressing = { ...plain, weather, wears: [...worn, word], goods };
      return {
        ...plain,
        weather,
        wears: worn,
        goods,
        puts: word,
        ask: [level === 3 ? needs.says : asks.says],
        tells: step === puts.length - 1 ? [...plain.tells, says.ready] : plain.tells,
        intro: step === 0 ? [announces] : [],
        recall,
      };
    }),
  );
  return tasks.map((task, at) =>
    at === 0 ? { ...task, intro: [says.start, ...(task.intro ?? [])] } : task,
  );
}

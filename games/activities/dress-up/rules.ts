/** The rules of dressing: one weather after another, one garment at a time, over what is worn already. */
import type { Lesson, Word } from '../../kit/lesson';
import { layOut } from '../../kit/quest/goods';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

export type WeatherName = 'sun' | 'rain' | 'snow' | 'wind';
export type Weathers = {
  weathers: {
    weather: WeatherName;
    says: Line;
    wears: string[];
    puts: { word: string; says: Line }[];
  }[];
};
export type Dressing = {
  weather: WeatherName;
  says: Line[];
  word: Word;
  wants: [string];
  wears: string[];
  goods: Word[];
  isReady: boolean;
};

const garmentsOnLine = 4;

export function dressings(
  { weathers }: Weathers,
  lesson: Pick<Lesson, 'words' | 'alike'>,
  random: Random,
): Dressing[] {
  return shuffle(weathers, random).flatMap(({ weather, says, wears, puts }) =>
    puts.map((put, step) => {
      const worn = [...wears, ...puts.slice(0, step).map(({ word }) => word)];
      const inside = { ...lesson, words: lesson.words.filter(({ id }) => !worn.includes(id)) };
      const goods = layOut([put.word], inside, garmentsOnLine, random);
      return {
        weather,
        says: step === 0 ? [says, put.says] : [put.says],
        word: goods.find(({ id }) => id === put.word) as Word,
        wants: [put.word],
        wears: worn,
        goods,
        isReady: step === puts.length - 1,
      };
    }),
  );
}

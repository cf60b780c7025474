/** The rules of the tree: it goes through the four seasons, and each has its weather. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { whereTask } from '../../kit/series/word-tasks';

export type Season = 'fruehling' | 'sommer' | 'herbst' | 'winter';
type Sentence = { says: Line };
export type Year = {
  seasons: readonly Season[];
  /** What may happen in a season; one of the rows is played. */
  happenings: Record<Season, readonly (readonly string[])[]>;
  /** Their pictures show the same: a cloud, drops, snow, something blown away. */
  mistakable: readonly (readonly string[])[];
  sentences: readonly { word: string; short: Sentence; long: Sentence }[];
};

const choices = 4;

type SeasonTask = Task & { season?: Season };

function choicesFor(
  { seasons, sentences, mistakable }: Year,
  word: string,
  random: Random,
): string[] {
  if ((seasons as readonly string[]).includes(word)) return shuffle(seasons, random);
  const unfair = mistakable.filter((group) => group.includes(word)).flat();
  const fair = sentences
    .map((one) => one.word)
    .filter((one) => ![word, ...unfair, ...seasons].includes(one));
  return shuffle([word, ...shuffle(fair, random).slice(0, choices - 1)], random);
}

/** A year that may start in any season. */
export function seasonTasks(
  lesson: Lesson,
  year: Year,
  level: Level,
  random: Random,
  intro: readonly Line[],
): SeasonTask[] {
  const { seasons, happenings, sentences } = year;
  const first = Math.floor(random() * seasons.length);
  const tasks = [...seasons.slice(first), ...seasons.slice(0, first)].flatMap((season) => {
    const [events = []] = shuffle(happenings[season], random);
    return [season, ...events].flatMap((word): SeasonTask[] => {
      const says = sentences.find((one) => one.word === word);
      if (!says) return [];
      const plain = whereTask(lesson, word, choicesFor(year, word, random));
      const ask = level === 3 ? says.long : says.short;
      return [{ ...plain, ask: [ask.says], tells: [ask.says], season, recall: plain }];
    });
  });
  return tasks.map((task, at) => (at === 0 ? { ...task, intro } : task));
}

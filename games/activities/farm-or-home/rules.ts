/** The rules of farm or home: six animals find where they live, then the child recognises four by their voices. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { amongWords, nameWord, whereTask } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
export type Home = 'farm' | 'home';
type Animal = {
  word: string;
  /** Where it lives; one that lives in both places is right in either. */
  homes?: readonly Home[];
  asks?: Sentence;
  asksMany?: Sentence;
  lives?: Partial<Record<Home, Sentence>>;
  live?: Partial<Record<Home, Sentence>>;
  voice?: Sentence;
  asksVoice?: Sentence;
};
export type Animals = { animals: readonly Animal[]; homes: Record<Home, Sentence> };
type AnimalTask = Task & { part: 'live' | 'voice'; isSeveral?: boolean };

export const homes: readonly Home[] = ['farm', 'home'];
const onlyAtHome = 2;
const onTheFarm = 3;
const inBoth = 1;
const voicesAsked = 4;
const choices = 4;

/** At the third level several of them move. */
function lives(lesson: Lesson, data: Animals, animal: Animal, level: Level): AnimalTask[] {
  const { word, homes: own = [], asks, asksMany, lives: one = {}, live: many = {} } = animal;
  const ask = level === 3 ? asksMany : asks;
  const [first = 'farm'] = own;
  const tells = (level === 3 ? many : one)[first];
  if (!ask || !tells) return [];
  const isFree = own.length > 1;
  return [
    {
      part: 'live',
      isSeveral: level === 3,
      ask: [ask.says],
      tells: [tells.says],
      tellsAt: (home) => [((level === 3 ? many : one)[home as Home] ?? tells).says],
      named: (wrong) =>
        wrong in data.homes ? [data.homes[wrong as Home].says] : nameWord(lesson, wrong),
      wants: [word],
      choices: [word],
      place: isFree ? '' : first,
      places: homes,
    },
  ];
}

export function animalTasks(
  lesson: Lesson,
  data: Animals,
  level: Level,
  random: Random,
  says: Record<'start' | 'voice', Line>,
): AnimalTask[] {
  const { animals } = data;
  const living = (own: readonly Home[], count: number) =>
    shuffle(
      animals.filter((animal) => String(animal.homes) === String(own)),
      random,
    ).slice(0, count);
  const moving = shuffle(
    [...living(['farm'], onTheFarm), ...living(['home'], onlyAtHome), ...living(homes, inBoth)],
    random,
  ).flatMap((animal) => lives(lesson, data, animal, level));
  const loud = animals.filter(({ voice }) => voice);
  const heard = shuffle(loud, random)
    .slice(0, voicesAsked)
    .flatMap(({ word, voice, asksVoice }): AnimalTask[] => {
      const ask = level === 3 ? asksVoice : voice;
      const ids = loud.map((animal) => animal.word);
      const plain = whereTask(lesson, word, amongWords(lesson, word, ids, choices, random));
      return ask ? [{ ...plain, part: 'voice', ask: [ask.says] }] : [];
    });
  const intros: Record<number, Line> = { 0: says.start, [moving.length]: says.voice };
  return [...moving, ...heard].map((task, at) =>
    intros[at] ? { ...task, intro: [intros[at]] } : task,
  );
}

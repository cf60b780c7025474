/** The rules of pointing and building: every part is asked for once, and a tooth is a part of the mouth. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { whereTask } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
type Part = { word: string; asks: Sentence; shown: Sentence };
export type Body = {
  face: readonly (Part & { mine: Sentence; own: Sentence })[];
  robot: readonly (Part & { lacks: Sentence })[];
};
type BodyTask = Task & { half: 'face' | 'robot'; builds?: string };

const nameOf = (parts: readonly Part[]) => (id: string) =>
  parts.flatMap(({ word, shown }) => (word === id ? [shown.says] : []));

export function bodyTasks(
  lesson: Lesson,
  { face, robot }: Body,
  level: Level,
  random: Random,
  says: Record<'start' | 'robot' | 'dances', Line>,
): BodyTask[] {
  const seen = level === 3 ? face.map((part) => ({ ...part, shown: part.own })) : face;
  const pointing = shuffle(seen, random).map(({ word, asks, mine, shown }, at): BodyTask => ({
    ...whereTask(
      lesson,
      word,
      face.map((part) => part.word),
    ),
    half: 'face',
    ask: [level === 3 ? mine.says : asks.says],
    tells: [shown.says],
    named: nameOf(seen),
    asGood: word === 'mund' ? { zahn: 'mund' } : {},
    intro: at === 0 ? [says.start] : [],
  }));
  const order = shuffle(robot, random);
  const building = order.map(({ word, asks, lacks, shown }, at): BodyTask => {
    // The shelf never empties, so that the last part is still found among others.
    const choices = robot.map((part) => part.word);
    return {
      ...whereTask(lesson, word, choices),
      half: 'robot',
      builds: word,
      ask: [level === 3 ? lacks.says : asks.says],
      tells: at === order.length - 1 ? [shown.says, says.dances] : [shown.says],
      named: nameOf(robot),
      intro: at === 0 ? [says.robot] : [],
    };
  });
  return [...pointing, ...building];
}

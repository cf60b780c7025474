/** The rules of the traffic light: the child finds the vehicle that comes, which stops at red and drives at green. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { amongWords, nameWord, whereTask } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
type SignName = 'stop' | 'go';
export type Traffic = {
  vehicles: readonly { word: string; comes: Sentence; rides: Sentence; here: Sentence }[];
  red: { asks: Sentence; tells: Sentence };
  green: { asks: Sentence; tells: Sentence };
  signs: Record<SignName, Sentence>;
};

export type Light = 'dark' | 'red' | 'green';
type RoadTask = Task & { vehicle: string; light: Light };

const driveBy = 4;
const choices = 4;

function waits(data: Traffic, vehicle: string, light: 'red' | 'green'): RoadTask {
  const right: SignName = light === 'red' ? 'stop' : 'go';
  return {
    vehicle,
    light,
    ask: [data[light].asks.says],
    tells: [data[light].tells.says],
    named: (sign) => [data.signs[sign as SignName].says],
    wants: [right],
    choices: ['stop', 'go'],
    words: () => ['ampel'],
  };
}

/** Two of the four meet a red light first, so that nobody can know without looking. */
export function roadTasks(
  lesson: Lesson,
  data: Traffic,
  level: Level,
  random: Random,
  intro: readonly Line[],
): RoadTask[] {
  const ids = data.vehicles.map(({ word }) => word);
  const meetsRed = shuffle([true, true, false, false], random);
  const tasks = shuffle(data.vehicles, random)
    .slice(0, driveBy)
    .flatMap(({ word: vehicle, comes, rides, here }, at): RoadTask[] => {
      const plain = whereTask(lesson, vehicle, amongWords(lesson, vehicle, ids, choices, random));
      const findTask: RoadTask = {
        ...plain,
        vehicle,
        light: 'dark',
        ask: [level === 3 ? rides.says : comes.says],
        tells: [here.says],
        named: (wrong) => nameWord(lesson, wrong),
      };
      return [
        findTask,
        ...(meetsRed[at] ? [waits(data, vehicle, 'red')] : []),
        waits(data, vehicle, 'green'),
      ];
    });
  return tasks.map((task, at) => (at === 0 ? { ...task, intro } : task));
}

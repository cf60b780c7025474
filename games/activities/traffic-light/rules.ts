/** The rules of the traffic light: the child finds the vehicle that comes, which stops at red and drives at green. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const vehicles = {
  auto: 'right-das',
  bus: 'right',
  fahrrad: 'right-das',
  taxi: 'right-das',
  strassenbahn: 'right-die',
  motorrad: 'right-das',
  roller: 'right',
  lastwagen: 'right',
} as const;

export type Light = 'dark' | 'red' | 'green';
export type RoadTask = Task & { vehicle: string; light: Light };

const driveBy = 4;
const choices = 4;

function comes(vehicle: string, random: Random): RoadTask {
  const names = Object.keys(vehicles);
  // Taxi and car look alike from afar.
  const mistakable = ['auto', 'taxi'].includes(vehicle) ? ['auto', 'taxi'] : [];
  const fair = names.filter((other) => other !== vehicle && !mistakable.includes(other));
  return {
    vehicle,
    light: 'dark',
    say: vehicle,
    praise: vehicles[vehicle as keyof typeof vehicles],
    word: vehicle,
    thing: vehicle,
    things: shuffle([vehicle, ...shuffle(fair, random).slice(0, choices - 1)], random),
    place: '',
    places: [],
  };
}

function waits(vehicle: string, light: 'red' | 'green'): RoadTask {
  const isRed = light === 'red';
  return {
    vehicle,
    light,
    say: light,
    praise: isRed ? 'stopped' : 'gone',
    word: 'ampel',
    thing: isRed ? 'stop' : 'go',
    things: ['stop', 'go'],
    place: '',
    places: [],
  };
}

/** Two of the four meet a red light first, so that nobody can know without looking. */
export function roadTasks(random: Random): RoadTask[] {
  const coming = shuffle(Object.keys(vehicles), random).slice(0, driveBy);
  const meetsRed = shuffle([true, true, false, false], random);
  const tasks = coming.flatMap((vehicle, at) => [
    comes(vehicle, random),
    ...(meetsRed[at] ? [waits(vehicle, 'red')] : []),
    waits(vehicle, 'green'),
  ]);
  return tasks.map((task, at) => (at === 0 ? { ...task, intro: 'start' } : task));
}

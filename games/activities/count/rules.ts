/** The rules of counting: first how many there are, then as many as are called. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const numbers = [
  'eins',
  'zwei',
  'drei',
  'vier',
  'fuenf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwoelf',
] as const;

export const kinds = ['aepfel', 'blumen', 'enten', 'sterne', 'fische', 'pilze'] as const;
export type Kind = (typeof kinds)[number];

/** How many wait at the bus stop: always more than may get on. */
export const waiting = 9;
const busCalls = [3, 4, 5, 6, 7, 8];

export type CountTask = Task & { count: number; kind: Kind | 'bus' };

export const numberWord = (count: number): string => numbers[count - 1] ?? '';

/** The right number among its neighbours, so that a rough guess does not help. */
function choicesFor(count: number, random: Random): string[] {
  const near = [-3, -2, -1, 1, 2, 3].map((step) => count + step).filter((n) => n > 0 && n <= 12);
  return shuffle([count, ...shuffle(near, random).slice(0, 3)], random).map(numberWord);
}

export function countTasks(random: Random): CountTask[] {
  const few = shuffle([2, 3, 4, 5, 6], random).slice(0, 2);
  const many = shuffle([7, 8, 9, 10, 11, 12], random).slice(0, 2);
  const things = shuffle(kinds, random);
  const counted = [...few, ...many].map((count, at): CountTask => {
    const kind = things[at] ?? 'aepfel';
    const word = numberWord(count);
    const asks = { say: kind, praise: `is-${word}`, word, thing: word };
    const offered = choicesFor(count, random);
    const intro = at === 0 && { intro: 'start' };
    return { ...asks, things: offered, place: '', places: [], count, kind, ...intro };
  });
  const calls = shuffle(busCalls, random).slice(0, 3);
  const driven = calls.map((count, at): CountTask => {
    const word = numberWord(count);
    const asks = { say: `bus-${word}`, word, thing: String(count), things: [], praise: 'off' };
    const intro = at === 0 && { intro: 'bus-start' };
    return { ...asks, place: '', places: [], count, kind: 'bus', ...intro };
  });
  return [...counted, ...driven];
}

/** Where things lie in the meadow, in a picture of 480 by 400: loose rows that never touch. */
export function layOut(count: number, seed: number): [x: number, y: number, turn: number][] {
  const columns = count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    const sway = Math.sin((place + 1) * 7.3 + seed * 2.1);
    const x = 240 + ((place % columns) - (inRow - 1) / 2) * (440 / columns) + sway * 12;
    const y = 200 + (row - (rows - 1) / 2) * (350 / Math.max(rows, 3)) + sway * 8;
    return [Math.round(x), Math.round(y), Math.round(sway * 12)];
  });
}

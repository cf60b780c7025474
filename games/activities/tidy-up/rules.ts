/** The rules of tidying up: seven toys lie about, and each goes into the box that is named. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const toys = [
  'ball',
  'puppe',
  'teddy',
  'puzzle',
  'wuerfel',
  'karte',
  'drachen',
  'jo-jo',
  'roboter',
  'baustein',
];
export const boxes = ['gelb', 'weiss', 'lila'] as const;
export const toysOut = 7;

export type TidyTask = Task & { floor: readonly string[] };

/** Every box is named at least twice, and no box three times in a row. */
function boxOrder(random: Random): string[] {
  const more = boxes[Math.floor(random() * boxes.length)] ?? 'gelb';
  for (;;) {
    const order = shuffle([...boxes, ...boxes, more], random);
    const isDull = order.some((box, at) => box === order[at + 1] && box === order[at + 2]);
    if (!isDull) return order;
  }
}

export function tidyTasks(random: Random): TidyTask[] {
  const floor = shuffle(toys, random).slice(0, toysOut);
  const order = boxOrder(random);
  return shuffle(floor, random).map((toy, at, all) => {
    const box = order[at] ?? 'gelb';
    return {
      floor,
      say: `${toy}-${box}`,
      word: toy,
      thing: toy,
      things: all.slice(at),
      place: box,
      places: boxes,
      ...(at === 0 && { intro: 'start' }),
      ...(at === toysOut - 1 && { praise: 'end' }),
    };
  });
}

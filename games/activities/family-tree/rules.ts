/** The rules of the family tree: from the grandparents down, the child hangs eight pictures; three are already there. */
import type { Spot } from '../../kit/piece';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

/** Where each one hangs, in the order in which the sentences mention them. */
export const frames = {
  oma: [38, 17],
  opa: [62, 17],
  mutter: [36, 50],
  vater: [14, 50],
  onkel: [64, 50],
  tante: [86, 50],
  schwester: [11, 83],
  bruder: [30.5, 83],
  baby: [50, 83],
  cousin: [69.5, 83],
  cousine: [89, 83],
} as const;

export const people = Object.keys(frames) as (keyof typeof frames)[];
export const hungBefore = 3;
const choices = 4;

export const placeOf = (person: string) => `frame-${person}`;
export function spotOf(person: keyof typeof frames): Spot {
  const [x, y] = frames[person];
  return [x, y, 16, 25];
}

export function familyTasks(random: Random): Task[] {
  const lower = people.filter((person) => person !== 'oma' && person !== 'opa');
  const hung = new Set<string>(shuffle(lower, random).slice(0, hungBefore));
  const wanted = people.filter((person) => !hung.has(person));
  return wanted.map((person, at) => {
    const rest = wanted.slice(at);
    const others = shuffle(rest.slice(1), random).slice(0, choices - 1);
    return {
      say: person,
      word: person,
      thing: person,
      things: shuffle([person, ...others], random),
      place: placeOf(person),
      places: rest.map(placeOf),
      ...(at === 0 && { intro: 'start' }),
      ...(rest.length === 1 && { praise: 'end' }),
    };
  });
}

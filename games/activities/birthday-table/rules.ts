/** The rules of the birthday table: six things find their places, then the child lights as many candles as are called. */
import type { Spot } from '../../kit/piece';
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

/** Where each thing belongs: the name of the place, and its position in percent of the picture. */
export const table: Record<string, { name: string; at: Spot }> = {
  torte: { name: 'die Mitte', at: [50, 66, 22, 26] },
  geschenk: { name: 'neben der Torte', at: [73, 66, 18, 21] },
  keks: { name: 'der Teller', at: [24, 67, 18, 21] },
  eis: { name: 'der Becher', at: [37, 88, 17, 20] },
  bonbon: { name: 'die Schale', at: [64, 88, 17, 20] },
  luftballon: { name: 'der Stuhl', at: [87, 33, 20, 30] },
  einladung: { name: 'der Tisch', at: [14, 87, 17, 20] },
  krone: { name: 'der Kopf', at: [51, 15, 19, 22] },
};
export const gifts = Object.keys(table);
export const placeOf = (gift: string) => `for-${gift}`;

export const numbers = ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht'];
export const candles = numbers.length;
const gifted = 6;
const choices = 4;

export type BirthdayTask = Task & { part: 'table' | 'candles' };

function layTasks(random: Random): BirthdayTask[] {
  const [cake = 'torte', ...rest] = gifts;
  const wanted = [cake, ...shuffle(rest, random).slice(0, gifted - 1)];
  return wanted.map((gift, at) => {
    const others = shuffle(
      gifts.filter((other) => !wanted.slice(0, at + 1).includes(other)),
      random,
    ).slice(0, choices - 1);
    return {
      part: 'table',
      say: gift,
      word: gift,
      thing: gift,
      things: shuffle([gift, ...others], random),
      place: placeOf(gift),
      places: gifts.filter((other) => !wanted.slice(0, at).includes(other)).map(placeOf),
      ...(at === 0 && { intro: 'start' }),
    };
  });
}

export function birthdayTasks(random: Random): BirthdayTask[] {
  const ages = shuffle([3, 4, 5, 6, 7], random).slice(0, 2);
  const lit = ages.map((age, at): BirthdayTask => {
    const asks = { say: `candles-${numbers[age - 1]}`, word: 'kerze', praise: 'blow' };
    const intro = at === 0 && { intro: 'candles-start' };
    return {
      part: 'candles',
      ...asks,
      thing: String(age),
      things: [],
      place: '',
      places: [],
      ...intro,
    };
  });
  return [...layTasks(random), ...lit];
}

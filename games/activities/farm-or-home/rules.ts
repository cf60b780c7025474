/** The rules of farm or home: six animals find where they live, then the child recognises four by their voices. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const farmAnimals = ['kuh', 'pferd', 'schwein', 'schaf', 'huhn', 'ente'];
export const homeAnimals = ['hamster', 'fisch'];
/** They live in both places: both answers are right. */
export const freeAnimals = ['hund', 'katze'];
export const voices = ['hund', 'katze', 'kuh', 'schwein', 'schaf', 'huhn', 'ente', 'maus'];

const choices = 4;
const voicesAsked = 4;

export type AnimalTask = Task & { part: 'live' | 'voice' };

function placeOf(animal: string): string {
  if (farmAnimals.includes(animal)) return 'farm';
  return homeAnimals.includes(animal) ? 'home' : '';
}

export function animalTasks(random: Random): AnimalTask[] {
  const moving = shuffle(
    [
      ...shuffle(farmAnimals, random).slice(0, 3),
      ...homeAnimals,
      ...shuffle(freeAnimals, random).slice(0, 1),
    ],
    random,
  );
  const lives = moving.map((animal, at): AnimalTask => {
    const place = placeOf(animal);
    return {
      part: 'live',
      say: animal,
      word: animal,
      thing: animal,
      things: [animal],
      place,
      places: ['farm', 'home'],
      ...(place && { praise: place }),
      ...(at === 0 && { intro: 'start' }),
    };
  });
  const heard = shuffle(voices, random)
    .slice(0, voicesAsked)
    .map((animal, at): AnimalTask => {
      const others = shuffle(
        voices.filter((other) => other !== animal),
        random,
      ).slice(0, choices - 1);
      return {
        part: 'voice',
        say: `voice-${animal}`,
        word: animal,
        thing: animal,
        things: shuffle([animal, ...others], random),
        place: '',
        places: [],
        ...(at === 0 && { intro: 'voice-start' }),
      };
    });
  return [...lives, ...heard];
}

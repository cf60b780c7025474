import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { animalTasks, farmAnimals, freeAnimals, homeAnimals } from './rules';

const games = Array.from({ length: 100 }, (_, seed) => animalTasks(seededRandom(seed)));

test('six animals move in, at farm and home, then four voices are heard', () => {
  for (const tasks of games) {
    expect(tasks.map(({ part }) => part).join()).toBe(
      [...Array(6).fill('live'), ...Array(4).fill('voice')].join(),
    );
    const places = tasks.slice(0, 6).map(({ place }) => place);
    expect(places.filter((place) => place === 'farm')).toHaveLength(3);
    expect(places.filter((place) => place === 'home')).toHaveLength(2);
  }
});

test('an animal that may live in both places is at home in both', () => {
  for (const task of games.flat().filter(({ part }) => part === 'live')) {
    const expected = farmAnimals.includes(task.thing) ? 'farm' : 'home';
    expect(task.place).toBe(freeAnimals.includes(task.thing) ? '' : expected);
    expect([...farmAnimals, ...homeAnimals, ...freeAnimals]).toContain(task.thing);
  }
});

test('each voice belongs to one of four different animals, and all can be said', () => {
  for (const task of games.flat()) {
    expect(manifest.phrases).toHaveProperty(task.say);
    if (task.part === 'live') continue;
    expect(new Set(task.things).size).toBe(4);
    expect(task.things).toContain(task.thing);
  }
});

import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { birthdayTasks, candles, gifts } from './rules';

const games = Array.from({ length: 200 }, (_, seed) => birthdayTasks(seededRandom(seed)));

test('the cake comes first, then five other things, then candles twice', () => {
  for (const tasks of games) {
    expect(tasks.map(({ part }) => part).join()).toBe(
      [...Array(6).fill('table'), ...Array(2).fill('candles')].join(),
    );
    expect(tasks[0]?.thing).toBe('torte');
    expect(new Set(tasks.map(({ thing }) => thing)).size).toBe(8);
  }
});

test('each thing is among four, its place is free, and nothing that lies there is offered again', () => {
  for (const tasks of games) {
    tasks.slice(0, 6).forEach((task, at) => {
      const laid = tasks.slice(0, at);
      expect(task.things).toContain(task.thing);
      expect(new Set(task.things).size).toBe(task.things.length);
      expect(task.things.length).toBeGreaterThanOrEqual(3);
      expect(task.places).toContain(task.place);
      for (const { thing, place } of laid) {
        expect(task.things).not.toContain(thing);
        expect(task.places).not.toContain(place);
      }
    });
  }
});

test('there are more candles than Kaktus has years, and everything can be said', () => {
  for (const task of games.flat()) {
    expect(manifest.phrases).toHaveProperty(task.say);
    if (task.part === 'candles') expect(Number(task.thing)).toBeLessThan(candles);
  }
  expect(new Set(games.flat().map(({ thing }) => thing)).size).toBe(gifts.length + 5);
});

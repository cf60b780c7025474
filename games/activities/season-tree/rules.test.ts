import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { mistakable, seasons, seasonTasks, weather } from './rules';

const games = Array.from({ length: 200 }, (_, seed) => seasonTasks(seededRandom(seed)));

test('the tree goes once through the year, in order', () => {
  for (const tasks of games) {
    const year = [...new Set(tasks.map(({ season }) => season))];
    expect(year).toHaveLength(4);
    const first = seasons.indexOf(year[0] ?? 'winter');
    expect(year).toEqual([...seasons.slice(first), ...seasons.slice(0, first)]);
    expect(tasks.length).toBeGreaterThanOrEqual(9);
    expect(tasks.length).toBeLessThanOrEqual(12);
  }
});

test('one of four different pictures is right, and none could be taken for it', () => {
  for (const task of games.flat()) {
    expect(manifest.phrases).toHaveProperty(task.say);
    expect(new Set(task.things).size).toBe(4);
    expect(task.things).toContain(task.thing);
    for (const group of mistakable.filter((alike) => alike.includes(task.thing))) {
      expect(task.things.filter((thing) => group.includes(thing))).toEqual([task.thing]);
    }
  }
});

test('all seasons and all weathers come up', () => {
  const asked = new Set(games.flat().map(({ thing }) => thing));
  expect([...asked].sort()).toEqual([...seasons, ...weather].sort());
});

import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { countTasks, layOut, numbers, numberWord, waiting } from './rules';

const games = Array.from({ length: 200 }, (_, seed) => countTasks(seededRandom(seed)));

test('four times the child counts, three times the bus calls', () => {
  for (const tasks of games) {
    expect(tasks.map(({ kind }) => kind === 'bus')).toEqual([
      ...Array(4).fill(false),
      ...Array(3).fill(true),
    ]);
    const seen = tasks.slice(0, 4);
    expect(new Set(seen.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(seen.map(({ count }) => count)).size).toBe(4);
  }
});

test('among four different numbers one is right', () => {
  for (const task of games.flatMap((tasks) => tasks.slice(0, 4))) {
    expect(new Set(task.things).size).toBe(4);
    expect(task.things.filter((thing) => thing === numberWord(task.count))).toHaveLength(1);
    for (const thing of task.things) expect(numbers).toContain(thing);
  }
});

test('more children wait than the bus calls, and every call can be said', () => {
  for (const task of games.flat()) expect(manifest.phrases).toHaveProperty(task.say);
  for (const task of games.flatMap((tasks) => tasks.slice(4))) {
    expect(task.thing).toBe(String(task.count));
    expect(task.count).toBeLessThan(waiting);
  }
});

test('things lie apart and inside the picture', () => {
  for (let count = 1; count <= 12; count += 1) {
    const laid = layOut(count, count);
    expect(laid).toHaveLength(count);
    laid.forEach(([x, y], at) => {
      expect(x).toBeGreaterThan(44);
      expect(x).toBeLessThan(436);
      expect(y).toBeGreaterThan(44);
      expect(y).toBeLessThan(356);
      for (const [otherX, otherY] of laid.slice(at + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(72);
      }
    });
  }
});

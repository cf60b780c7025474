import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { roadTasks } from './rules';

const games = Array.from({ length: 100 }, (_, seed) => roadTasks(seededRandom(seed)));

test('four drive by, two of them stop first, and all of them get home', () => {
  for (const tasks of games) {
    expect(tasks).toHaveLength(10);
    const came = tasks.filter(({ light }) => light === 'dark').map(({ vehicle }) => vehicle);
    const drove = tasks.filter(({ light }) => light === 'green').map(({ vehicle }) => vehicle);
    expect(new Set(came).size).toBe(4);
    expect(drove).toEqual(came);
  }
});

test('red means stop and green means go', () => {
  for (const task of games.flat()) {
    if (task.light === 'red') expect(task.thing).toBe('stop');
    if (task.light === 'green') expect(task.thing).toBe('go');
  }
});

test('everything can be said, and one of the choices is right', () => {
  for (const task of games.flat()) {
    expect(manifest.phrases).toHaveProperty(task.say);
    expect(manifest.phrases).toHaveProperty(task.praise ?? 'right');
    expect(new Set(task.things).size).toBe(task.light === 'dark' ? 4 : 2);
    expect(task.things).toContain(task.thing);
    if (task.thing === 'auto') expect(task.things).not.toContain('taxi');
    if (task.thing === 'taxi') expect(task.things).not.toContain('auto');
  }
});

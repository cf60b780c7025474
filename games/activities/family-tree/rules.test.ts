import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { familyTasks, frames, hungBefore, people, placeOf } from './rules';

const games = Array.from({ length: 100 }, (_, seed) => familyTasks(seededRandom(seed)));

test('eight pictures are hung, the grandparents always first', () => {
  for (const tasks of games) {
    expect(tasks).toHaveLength(people.length - hungBefore);
    expect(tasks.slice(0, 2).map(({ thing }) => thing)).toEqual(['oma', 'opa']);
    expect(new Set(tasks.map(({ thing }) => thing)).size).toBe(tasks.length);
  }
});

test('every task can be done: its picture lies in the tray once, its frame is empty', () => {
  for (const tasks of games) {
    tasks.forEach((task, at) => {
      const hung = tasks.slice(0, at).map(({ thing }) => thing);
      expect(manifest.phrases).toHaveProperty(task.say);
      expect(task.things.filter((thing) => thing === task.thing)).toHaveLength(1);
      expect(new Set(task.things).size).toBe(task.things.length);
      for (const person of hung) {
        expect(task.things).not.toContain(person);
        expect(task.places).not.toContain(placeOf(person));
      }
      expect(task.places).toContain(task.place);
    });
  }
});

test('a sentence speaks only of people who hang already', () => {
  const names = manifest.phrases as Record<string, string>;
  people.forEach((person, at) => {
    const [, about] = / (?:neben|unter) (?:der|dem) (\w+)/.exec(names[person] ?? '') ?? [];
    if (about) expect(people.slice(0, at)).toContain(about.toLowerCase());
  });
});

test('the sentences tell the truth about the frames', () => {
  const below = (one: keyof typeof frames, other: keyof typeof frames) =>
    frames[one][1] > frames[other][1] && Math.abs(frames[one][0] - frames[other][0]) < 8;
  expect(below('mutter', 'oma') && below('onkel', 'opa') && below('cousin', 'onkel')).toBe(true);
});

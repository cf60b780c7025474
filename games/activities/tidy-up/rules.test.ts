import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { boxes, tidyTasks, toys, toysOut } from './rules';

const games = Array.from({ length: 200 }, (_, seed) => tidyTasks(seededRandom(seed)));

test('seven different toys are tidied away, each box is used', () => {
  for (const tasks of games) {
    expect(new Set(tasks.map(({ thing }) => thing)).size).toBe(toysOut);
    for (const box of boxes) {
      expect(tasks.filter(({ place }) => place === box).length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('what is asked for lies on the floor, and the last task leaves it empty', () => {
  for (const tasks of games) {
    tasks.forEach((task, at) => {
      expect(task.things).toContain(task.thing);
      expect(task.things).toHaveLength(toysOut - at);
      expect(task.floor).toContain(task.thing);
    });
  }
});

test('each toy has a sentence for each box, with the article of the toy', () => {
  const phrases = manifest.phrases as Record<string, string>;
  for (const toy of toys) {
    for (const box of boxes) {
      expect(phrases[`${toy}-${box}`]).toMatch(
        /^(Der|Die|Das) [\wÄÖÜäöü-]+ kommt in die \S+ Kiste\.$/,
      );
    }
  }
});

import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import manifest from './manifest.json';
import { butterfly, coloursOf, paintTasks, paletteSize } from './rules';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const games = seeds.map((seed) => paintTasks(seededRandom(seed)));

test('six parts and the butterfly are painted, each in a colour of its own', () => {
  for (const tasks of games) {
    expect(tasks).toHaveLength(7);
    expect(new Set(tasks.map(({ thing }) => thing)).size).toBe(7);
    expect(new Set(tasks.map(({ place }) => place)).size).toBe(7);
    expect(tasks.at(-1)).toMatchObject({ thing: 'bunt', place: butterfly });
  }
});

test('what is asked for can be said and chosen', () => {
  for (const task of games.flat()) {
    expect(manifest.phrases).toHaveProperty(task.say);
    expect(task.things).toContain(task.thing);
    expect(new Set(task.things).size).toBe(paletteSize);
    expect(task.places).toContain(task.place);
  }
});

test('every sentence comes up in some game', () => {
  const asked = new Set(games.flat().map(({ say }) => say));
  for (const [part, colours] of Object.entries(coloursOf)) {
    for (const colour of colours) expect(asked).toContain(`${part}-${colour}`);
  }
});

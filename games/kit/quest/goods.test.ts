import { expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import { layOut } from './goods';

test('everything wanted lies there once, and nothing that looks like it', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const ids = layOut(['huhn', 'hund'], lesson, 8, seededRandom(seed)).map((word) => word.id);
    expect(ids).toEqual(expect.arrayContaining(['huhn', 'hund']));
    expect(new Set(ids).size).toBe(8);
    expect(ids).not.toContain('ente');
  }
});

test('two that look alike may both be wanted', () => {
  const ids = layOut(['huhn', 'ente'], lesson, 4, seededRandom(1)).map((word) => word.id);
  expect(ids).toEqual(expect.arrayContaining(['huhn', 'ente']));
});

test('a word of another lesson is refused', () => {
  expect(() => layOut(['drache'], lesson, 4, seededRandom(1))).toThrow('drache');
});

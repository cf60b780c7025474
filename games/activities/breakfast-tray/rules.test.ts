import { expect, test } from 'vitest';
import { lesson } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { addOwn, isOwnFull, ordersOf } from './rules';

const wish = (...words: string[]) => ({
  says: { text: words.join(), recording: words.join() },
  words,
});
const breakfast = {
  meals: [wish('hund', 'katze'), wish('huhn'), wish('ente', 'kuh'), wish('maus'), wish('schaf')],
  drinks: [wish('fisch'), wish('pferd'), wish('schwein'), wish('hamster')],
  likes: [],
};

test('four guests want four meals and four drinks, and all of it lies on the table', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const trays = ordersOf(breakfast, lesson, seededRandom(seed));
    expect(trays).toHaveLength(4);
    expect(new Set(trays.flatMap(({ says }) => says.map(({ text }) => text))).size).toBe(8);
    for (const { wants, goods } of trays) {
      const ids = goods.map(({ id }) => id);
      expect(ids).toHaveLength(8);
      expect(ids).toEqual(expect.arrayContaining(wants));
      if (wants.includes('huhn')) expect(ids).not.toContain('ente');
      if (wants.includes('ente')) expect(ids).not.toContain('huhn');
    }
  }
});

test('the own tray takes three different things and no more', () => {
  const tray = ['ei', 'ei', 'tee', 'brot', 'saft'].reduce(addOwn, [] as readonly string[]);
  expect(tray).toEqual(['ei', 'tee', 'brot']);
  expect(isOwnFull(tray)).toBe(true);
  expect(isOwnFull(tray.slice(1))).toBe(false);
});

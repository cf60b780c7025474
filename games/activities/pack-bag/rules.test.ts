import { expect, test } from 'vitest';
import { lesson } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { packingLists, spokenList, writtenList } from './rules';

const line = (text: string) => ({ text, recording: text });
const things = {
  things: lesson.words.slice(1).map(({ id, de }) => ({ word: id, says: line(`den ${de}`) })),
};
const pack = (seed: number) => packingLists(things, lesson.words, lesson, seededRandom(seed));

test('everything that can be packed is asked for once, in lists that start short', () => {
  const lists = pack(1).map(({ wants }) => wants);
  expect(lists.map((list) => list.length)).toEqual([2, 3, 3, 3]);
  expect(lists.flat()).toEqual(lesson.words.slice(1).map(({ id }) => id));
});

test('the table holds the list and other things, none of which can be mistaken for it', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    for (const { wants, goods } of pack(seed)) {
      const ids = goods.map(({ id }) => id);
      expect(ids).toHaveLength(6);
      expect(ids).toEqual(expect.arrayContaining(wants));
      expect(ids).not.toContain('hund');
      const pair = ids.filter((id) => id === 'huhn' || id === 'ente');
      if (pair.length === 2)
        expect(pair.every((id) => wants.includes(id))).toBe(pair.some((id) => wants.includes(id)));
    }
  }
});

test.each([
  [['katze'], 'den Katze'],
  [['katze', 'maus'], 'den Katze und den Maus'],
  [['katze', 'maus', 'kuh'], 'den Katze, den Maus und den Kuh'],
])('%s is said and written as a list', (wants, written) => {
  expect(writtenList(spokenList(things, wants, line('und')))).toBe(written);
});

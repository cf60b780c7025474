import { expect, test } from 'vitest';
import { lesson, words } from '../../testing/lesson-fixture';
import type { Word } from '../../kit/lesson';
import { seededRandom } from 'kaktus-shared/shuffle';
import { keyFace, mistakeId, nextPlace, traceTasks, typeTasks } from './rules';

const data = { letters: 3, traced: 3, typed: 3 };
const called = (de: string): Word => ({ ...(words[0] as Word), id: de.toLowerCase(), de });
const typed = (de: string) => {
  const [task] = typeTasks(lesson, [called(de)], seededRandom(1), data);
  if (!task) throw new Error('Nothing is typed.');
  return task;
};

test('first letters differ as long as there are others', () => {
  const order = ['Hund', 'Hase', 'Kuh', 'Igel'].map(called);
  const tasks = traceTasks(lesson, order, 1, data);
  expect(tasks.map(({ word }) => word.de)).toEqual(['Hund', 'Kuh', 'Igel']);
  expect(tasks[0]?.wants).toEqual(['s0-0', 's0-1', 's0-2']);
  expect(tasks[0]?.tells.map(({ text }) => text)[0]).toBe('Das ist ein H.');
});

test('of a word for a number, the figures are traced', () => {
  const order = ['eins', 'elf', 'zwölf'].map(called);
  const figures = { eins: '1', elf: '11' };
  const [one, eleven, twelve] = traceTasks(lesson, order, 1, { ...data, figures });
  expect([one, eleven, twelve].map((task) => task?.wants)).toEqual([
    ['s0-0'],
    ['s0-0', 's1-0'],
    ['s0-0'],
  ]);
  expect(one?.intro?.map(({ text }) => text)).toEqual(['Schreib die Zahl!']);
  expect(one?.tells).toHaveLength(1);
  expect(twelve?.letters[0]?.letter).toBe('z');
  expect(traceTasks(lesson, order, 2, { ...data, figures })[0]?.wants.length).toBeGreaterThan(3);
});

test('a word is traced letter by letter, with the hyphen', () => {
  const [task] = traceTasks(lesson, [called('Jo-Jo')], 2, data);
  expect(task?.wants).toEqual(['s0-0', 's1-0', 's2-0', 's3-0', 's4-0']);
});

test('the first mistake says what to do, the second shows it, the third leads the finger', () => {
  const ids = [0, 1, 2].map((tries) => mistakeId('follow', tries));
  const [task] = traceTasks(lesson, [called('Hund')], 1, data);
  expect(ids.map((id) => task?.named(id)[0]?.text)).toEqual([
    'Folge dem Pfeil.',
    'Schau mal!',
    'Komm, wir schreiben es zusammen.',
  ]);
});

test('there are keys for every letter, a few others, and always the umlauts', () => {
  const { keys } = typed('Straße');
  expect(keys.slice(-4)).toEqual(['ä', 'ö', 'ü', 'ß']);
  const plain = keys.slice(0, -4);
  expect(plain).toEqual([...plain].sort());
  expect(plain).toHaveLength(5 + 4);
  expect('straße'.split('').every((letter) => keys.includes(letter))).toBe(true);
});

test('keys show capital letters where the word has one', () => {
  const letters = [...'T-Shirt'];
  expect(nextPlace(letters, [])).toBe(0);
  expect(nextPlace(letters, ['p0'])).toBe(2);
  expect(keyFace('s', letters, 2)).toBe('S');
  expect(keyFace('h', letters, 3)).toBe('h');
  expect(keyFace('ß', letters, 0)).toBe('ß');
  expect(keyFace('r', [...'rot'], 0)).toBe('r');
});

test('only the key of the next letter stays when others step back', () => {
  const { spares, named } = typed('Hund');
  expect(spares?.('k-u', ['p0'])).toBe(true);
  expect(spares?.('k-h', ['p0'])).toBe(false);
  expect(named('k-ß')[0]?.text).toBe('Das ist ein Eszett.');
});

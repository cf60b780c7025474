import { expect, test } from 'vitest';
import { seededRandom } from 'kaktus-shared/shuffle';
import { lesson, wordCalled, words } from '../../testing/lesson-fixture';
import { chooseNouns, sortTasks } from './rules';

const line = (text: string) => ({ text, recording: text });
const says = { sort: line(''), der: line('der'), die: line('die'), das: line('das') };
const articlesOf = (nouns: ReturnType<typeof chooseNouns>) =>
  nouns.map(({ article }) => article).sort();
const three = ['das', 'das', 'das', 'der', 'der', 'der', 'die', 'die', 'die'];
const ball = {
  ...wordCalled('hund'),
  id: 'ball',
  de: 'Ball',
  topic: 'spiele',
  forms: { use: 'Ich werfe einen Ball.' },
};
const hund = { ...wordCalled('hund'), forms: { use: 'Ich habe einen Hund.' } };
const kuh = {
  ...wordCalled('kuh'),
  forms: { use: 'Ich fahre mit der Kuh.', object: 'Ich male eine Kuh.' },
};

test('there are three nouns of each article', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    expect(articlesOf(chooseNouns(words, [], 1, seededRandom(seed)))).toEqual(three);
  }
});

test('words of other lessons join only where the lesson has too few', () => {
  const few = words.filter(({ article }) => article !== 'der');
  const nouns = chooseNouns([...few, hund], [ball, { ...ball, id: 'teddy' }], 1, seededRandom(1));
  expect(articlesOf(nouns)).toEqual(three);
  expect(nouns.filter(({ topic }) => topic)).toHaveLength(2);
  const enough = chooseNouns(words, [ball, ball, ball], 1, seededRandom(1));
  expect(enough.filter(({ topic }) => topic)).toEqual([]);
});

test('at the third level every noun is an object of its sentence', () => {
  const nouns = chooseNouns([wordCalled('katze'), hund, kuh], [], 3, seededRandom(1));
  expect(nouns.map(({ id }) => id).sort()).toEqual(['hund', 'kuh']);
  const tells = sortTasks(lesson, nouns, 3, says).map((task) => task.tells[0]);
  expect(tells.map((one) => one?.text).sort()).toEqual([
    'Ich habe einen Hund.',
    'Ich male eine Kuh.',
  ]);
  expect(tells.map((one) => one?.recording).sort()).toEqual(['tiere/hund-use', 'tiere/kuh-object']);
});

test('before, a noun is confirmed with its article', () => {
  const [task] = sortTasks(lesson, chooseNouns([hund], [], 1, seededRandom(1)), 1, says);
  expect(task?.tells.map(({ text }) => text)).toEqual(['der Hund']);
});

test('a word of another lesson is said from there, and proves nothing here', () => {
  const [task] = sortTasks(lesson, chooseNouns([ball], [], 1, seededRandom(1)), 1, says);
  expect(task?.ask).toEqual([{ text: 'Ball', recording: 'spiele/ball-bare' }]);
  expect(task?.words?.('der')).toEqual([]);
});

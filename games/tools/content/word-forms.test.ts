// @vitest-environment node
import { expect, test } from 'vitest';
import type { Topic, TopicWord } from './content-types';
import { readFiles } from './content';
import { wordForms } from './word-forms';

const { topics } = readFiles(new URL('../..', import.meta.url).pathname);
const topicAt = (path: string) => topics.get(path) as Topic;
const word = (path: string, id: string) =>
  topicAt(path).words.find((one) => one.id === id) as TopicWord;

test.each([
  [
    'kaktus2/tiere',
    'loewe',
    [
      'Wo ist der Löwe?',
      'Das ist der Löwe.',
      'Das ist ein Löwe.',
      'Das sind Löwen.',
      'Ich suche einen Löwen.',
      'Ich suche Löwen.',
    ],
  ],
  [
    'kaktus1/tiere',
    'katze',
    [
      'Wo ist die Katze?',
      'Das ist die Katze.',
      'Das ist eine Katze.',
      'Das sind Katzen.',
      'Ich habe eine Katze.',
      'Ich habe Katzen.',
    ],
  ],
  [
    'kaktus1/unterwegs',
    'bus',
    [
      'Wo ist der Bus?',
      'Das ist der Bus.',
      'Das ist ein Bus.',
      'Das sind Busse.',
      'Ich fahre mit dem Bus.',
      'Ich male Busse.',
      'Ich male einen Bus.',
    ],
  ],
  [
    'kaktus1/familie',
    'bruder',
    [
      'Wo ist mein Bruder?',
      'Das ist mein Bruder.',
      'Das ist mein Bruder.',
      'Ich mag meinen Bruder.',
      'Ich habe einen Bruder.',
    ],
  ],
  [
    'kaktus2/koerperteile',
    'fuss',
    [
      'Wo ist der Fuß?',
      'Das ist der Fuß.',
      'Das ist ein Fuß.',
      'Das sind Füße.',
      'Das ist mein Fuß.',
      'Das sind meine Füße.',
      'Ich male einen Fuß.',
    ],
  ],
  [
    'kaktus2/koerperteile',
    'haar',
    ['Wo sind die Haare?', 'Das sind die Haare.', 'Das sind Haare.', 'Das sind meine Haare.'],
  ],
  [
    'kaktus2/koerperteile',
    'bauch',
    [
      'Wo ist der Bauch?',
      'Das ist der Bauch.',
      'Das ist ein Bauch.',
      'Das ist mein Bauch.',
      'Ich male einen Bauch.',
    ],
  ],
  [
    'kaktus2/fruehstueck',
    'honig',
    ['Wo ist der Honig?', 'Das ist der Honig.', 'Das ist Honig.', 'Ich esse Honig.'],
  ],
  [
    'kaktus2/natur',
    'mond',
    ['Wo ist der Mond?', 'Das ist der Mond.', 'Das ist der Mond.', 'Ich male den Mond.'],
  ],
  [
    'kaktus1/jahreszeiten',
    'winter',
    ['Wo ist es Winter?', 'Hier ist Winter.', 'Hier ist Winter.', 'Ich mag den Winter.'],
  ],
  [
    'kaktus1/farben',
    'rot',
    ['Was ist rot?', 'Das ist rot.', 'Das ist rot.', 'Ich male alles rot.'],
  ],
  [
    'kaktus1/zahlen',
    'eins',
    ['Wo ist die Eins?', 'Das ist die Eins.', 'Das ist die Eins.', 'Ich bin ein Jahr alt.'],
  ],
])('%s/%s has its sentences', (path, id, sentences) => {
  expect(Object.values(wordForms(word(path, id), topicAt(path)))).toEqual(sentences);
});

const all = [...topics].flatMap(([path, topic]) =>
  topic.words.map((one) => ({
    name: `${path}/${one.id}`,
    topic,
    one,
    forms: wordForms(one, topic),
  })),
);

test('every word can be asked for, named and used', () => {
  for (const { name, forms } of all) {
    expect(Object.keys(forms), name).toEqual(expect.arrayContaining(['where', 'is', 'one', 'use']));
  }
});

test('no topic says at the highest level only that something is seen', () => {
  const seen = all.filter(({ forms }) => /^Ich sehe/.test(`${forms.use} ${forms.uses}`));
  expect(seen.map(({ name }) => name)).toEqual([]);
});

test('a plural has its plural sentences, and both or none of them', () => {
  for (const { name, one, forms } of all) {
    expect(Boolean(forms.uses), name).toBe(Boolean(forms.some));
    if (forms.uses) expect(forms.uses, name).toContain(one.plural);
  }
});

test("every counted noun has a sentence with 'einen', 'eine' or 'ein', in the accusative", () => {
  const articles = { der: 'einen', die: 'eine', das: 'ein' };
  const counted = all.filter(({ one, forms }) => one.article && forms.some);
  expect(counted.length).toBeGreaterThan(100);
  for (const { name, one, forms } of counted) {
    const object = `${articles[one.article!]} ${one.accusative ?? one.de}`;
    expect(forms.object ?? forms.use, name).toMatch(new RegExp(` ${object}( |\\.)`));
  }
});

test('a topic without sentences of its own lets its words be seen', () => {
  const { use, uses } = wordForms(word('kaktus1/tiere', 'kuh'), {});
  expect(use).toBe('Ich sehe eine Kuh.');
  expect(uses).toBe('Ich sehe Kühe.');
});

// @vitest-environment node
import { expect, test } from 'vitest';
import type { TopicWord } from './content-types';
import { readFiles } from './content';
import { wordForms } from './word-forms';

const { topics } = readFiles(new URL('../..', import.meta.url).pathname);
const word = (path: string, id: string) =>
  topics.get(path)?.words.find((one) => one.id === id) as TopicWord;

test.each([
  [
    'kaktus1/tiere',
    'hund',
    [
      'Wo ist der Hund?',
      'Das ist der Hund.',
      'Das ist ein Hund.',
      'Das sind Hunde.',
      'Ich sehe einen Hund.',
      'Ich sehe Hunde.',
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
      'Ich sehe eine Katze.',
      'Ich sehe Katzen.',
    ],
  ],
  [
    'kaktus2/tiere',
    'loewe',
    [
      'Wo ist der Löwe?',
      'Das ist der Löwe.',
      'Das ist ein Löwe.',
      'Das sind Löwen.',
      'Ich sehe einen Löwen.',
      'Ich sehe Löwen.',
    ],
  ],
  [
    'kaktus2/koerperteile',
    'haar',
    ['Wo sind die Haare?', 'Das sind die Haare.', 'Das sind Haare.', 'Ich sehe Haare.'],
  ],
  [
    'kaktus2/fruehstueck',
    'honig',
    ['Wo ist der Honig?', 'Das ist der Honig.', 'Das ist Honig.', 'Ich sehe Honig.'],
  ],
  [
    'kaktus2/natur',
    'mond',
    ['Wo ist der Mond?', 'Das ist der Mond.', 'Das ist der Mond.', 'Ich sehe den Mond.'],
  ],
  [
    'kaktus1/jahreszeiten',
    'winter',
    ['Wo ist der Winter?', 'Das ist der Winter.', 'Es ist Winter.', 'Ich mag den Winter.'],
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
  [
    'kaktus1/zahlen',
    'fuenf',
    ['Wo ist die Fünf?', 'Das ist die Fünf.', 'Das ist die Fünf.', 'Ich bin fünf Jahre alt.'],
  ],
])('%s/%s has its sentences', (path, id, sentences) => {
  expect(Object.values(wordForms(word(path, id)))).toEqual(sentences);
});

test('every word can be asked for, named and seen', () => {
  for (const [path, { words }] of topics) {
    for (const one of words) {
      expect(Object.keys(wordForms(one)), `${path}/${one.id}`).toEqual(
        expect.arrayContaining(['where', 'is', 'one', 'see']),
      );
    }
  }
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { partsOf } from './speakers';

const speakers = (file: string, text: string) => partsOf({ file, text });

test('a narrator says the words, and what a word follows', () => {
  expect(speakers('tiere/hund', 'der Hund')[0]?.speaker).toBe('narrator');
  expect(speakers('phrases/pack-bag-and', 'und')[0]?.speaker).toBe('narrator');
});

test('Kaktus leads through the games', () => {
  expect(speakers('phrases/bingo-right', 'Ja!')[0]?.speaker).toBe('kaktus');
  expect(speakers('kaktus-1/tiere/safari-asks-1', 'Wo ist der Hund?')[0]?.speaker).toBe('kaktus');
});

test('in a story, a child or Kaktus says what is between quotation marks', () => {
  const page = 'kaktus-2/tiere/story-pages-7-1';
  expect(speakers(page, 'Jemand ruft: „Hallo, Kaktus!“')).toEqual([
    { speaker: 'narrator', text: 'Jemand ruft:' },
    { speaker: 'child', text: 'Hallo, Kaktus!' },
  ]);
  expect(speakers(page, '„Guten Morgen!“, ruft Kaktus.')).toEqual([
    { speaker: 'kaktus', text: 'Guten Morgen!' },
    { speaker: 'narrator', text: 'ruft Kaktus.' },
  ]);
  expect(speakers(page, '„Bitte aufräumen!“, ruft die Mutter.')[0]?.speaker).toBe('narrator');
});

test('a child speaks about its family and itself, which Kaktus has not', () => {
  expect(speakers('familie/bruder-is', 'Das ist mein Bruder.')[0]?.speaker).toBe('child');
  expect(speakers('familie/baby-is', 'Das ist das Baby.')[0]?.speaker).toBe('kaktus');
  const tree = 'kaktus-1-interaktiv/familie/family-tree-people-7';
  expect(speakers(`${tree}-mine`, 'Das bin ich!')[0]?.speaker).toBe('child');
  expect(speakers(`${tree}-kin`, 'Mia ist die Schwester von Tom.')[0]?.speaker).toBe('kaktus');
  expect(speakers('phrases/breakfast-tray-own', 'Und du? Was magst du?')[0]?.speaker).toBe(
    'kaktus',
  );
});

test('a child says what can be answered in a talk, and Kaktus what he asks', () => {
  const turn = 'kaktus-1-interaktiv/farben/talk-turns-1';
  expect(speakers(`${turn}-answers-2`, 'Ich heiße Tom.')[0]?.speaker).toBe('child');
  expect(speakers(`${turn}-asks`, 'Wie heißt du?')[0]?.speaker).toBe('kaktus');
});

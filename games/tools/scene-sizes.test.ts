import { expect, test } from 'vitest';
import type { TopicWord } from './content-types';
import { readFiles } from './content';
import { withSizes } from './scene-sizes';

const root = new URL('..', import.meta.url).pathname;
const words = readFiles(root).topics.get('kaktus2/tiere')?.words as TopicWord[];

type Sized = { pages: { pictures: { size: number }[] }[] };
const sizes = (metres: number | undefined, pictures: object[]) =>
  (withSizes(root, words, { pages: [{ metres, pictures }] }) as Sized).pages[0]!.pictures.map(
    ({ size }) => size,
  );

test('things are as large beside each other as in the world', () => {
  const [elephant, penguin] = sizes(7, [{ word: 'elefant' }, { word: 'pinguin' }]);
  expect(elephant! / penguin!).toBeGreaterThan(4);
  const [near] = sizes(3.5, [{ word: 'pinguin' }]);
  expect(near! / penguin!).toBeCloseTo(2, 0);
});

test('people, the mascot and own pictures are sized too', () => {
  const [mia, kaktus] = sizes(4, [
    { picture: { drawing: 'people/mia-steht.svg' } },
    { picture: { drawing: 'people/kaktus-steht.svg' } },
  ]);
  expect(mia).toBeGreaterThan(10);
  expect(kaktus).toBe(20);
});

test('a given size stays, and what is tiny can still be tapped', () => {
  expect(sizes(7, [{ word: 'elefant', size: 12 }])).toEqual([12]);
  expect(sizes(undefined, [{ word: 'elefant', size: 12 }])).toEqual([12]);
  expect(sizes(40, [{ word: 'schlange' }])).toEqual([5]);
});

test('without metres every picture needs a size', () => {
  expect(() => sizes(undefined, [{ word: 'elefant' }])).toThrow('without metres');
});

test('what has no size in the world needs one from the scene', () => {
  const heart = [{ picture: { drawing: 'zeichen/herz.svg' } }];
  expect(() => sizes(4, heart)).toThrow('no size in the world');
});

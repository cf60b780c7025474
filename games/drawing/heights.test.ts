import { expect, test } from 'vitest';
import { heights, metresOf } from './heights';
import { wordDrawings } from './words/word-drawings';

const topics = [
  'tiere',
  'unterwegs',
  'spiele',
  'obst-und-gemuese',
  'schulsachen',
  'mein-zimmer',
  'kleidung',
] as const;

test.each(topics)('everything in %s has its size in the world', (topic) => {
  const missing = Object.keys(wordDrawings[topic] ?? {}).filter((word) => !(word in heights));
  expect(missing).toEqual([]);
});

test('games get it in metres, and nothing for what has no size', () => {
  expect(metresOf('hund')).toBe(0.6);
  expect(metresOf('rot')).toBeUndefined();
});

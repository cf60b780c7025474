import { expect, test } from 'vitest';
import { wordAt } from './reading';

const sentence = 'Die Kuh macht muh.';

test.each([
  [-1, 0],
  [0, 0],
  [3 / 18, 0],
  [4 / 18, 1],
  [8 / 18, 2],
  [13 / 18, 2],
  [14 / 18, 3],
  [1, 3],
])('at %f of the sentence it is word %i', (share, word) => {
  expect(wordAt(sentence, share)).toBe(word);
});

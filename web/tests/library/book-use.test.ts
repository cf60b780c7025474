/** What a book is for is told from its title. */
import { expect, test } from 'vitest';
import { bookUse } from '../../src/ui/pictures/book-use';

test.each([
  ['Kaktus 1', 'read'],
  ['Kaktus 2 Interaktiv', 'play'],
  ['Erste Wörter', undefined],
])('%s', (title, use) => {
  expect(bookUse(title)).toBe(use);
});

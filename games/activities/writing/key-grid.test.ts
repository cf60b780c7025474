import { expect, test } from 'vitest';
import { keyGrid } from './key-grid';

test.each([
  ['a tablet', 540, 520, 10, 4, 3],
  ['an upright tablet', 770, 420, 10, 5, 2],
  ['a phone', 374, 360, 10, 4, 3],
  ['a small phone', 344, 290, 11, 4, 3],
  ['a phone on its side', 470, 260, 10, 5, 2],
  ['a word with five letters', 700, 300, 5, 5, 1],
  ['a room that is not measured yet', 0, 0, 9, 9, 1],
])('the keys are as large as %s allows', (_room, width, height, letters, columns, rows) => {
  expect(keyGrid(width, height, letters)).toMatchObject({ columns, rows });
});

test('the umlauts have one row', () => {
  expect(keyGrid(540, 520, 9)).toEqual({ rows: 3, inRow: 3, columns: 4 });
});

import { expect, test } from 'vitest';
import { shareOf, starsFor } from './stars.ts';

test.each([
  [{ ended: false, share: 1 }, 0],
  [{ ended: true }, 3],
  [{ ended: true, failed: true, share: 0.95 }, 1],
  [{ ended: true, share: 0.9 }, 3],
  [{ ended: true, share: 0.6 }, 2],
  [{ ended: true, share: 0.59 }, 1],
])('%o earns %i stars', (result, stars) => {
  expect(starsFor(result)).toBe(stars);
});

test.each([
  ['70', '', '', 0.7],
  ['5', '0', '10', 0.5],
  ['15', '0', '10', 1],
  ['', '', '', undefined],
  ['x', '0', '10', undefined],
  ['5', '10', '10', undefined],
])('%s points between %s and %s are %s of all', (raw, min, max, share) => {
  expect(shareOf(raw, min, max)).toBe(share);
});

/** A misread character is found by the same rules as on the server (`server/tests/activation/test_help_with_typing.py`). */
import { expect, test } from 'vitest';
import { misreadIn } from '../src/ui/code/misread';

test.each([
  ['A8CDEFGHJKMS', { place: 2, typed: '8', meant: 'B' }],
  ['ABCDEF5HJKMC', { place: 7, typed: '5', meant: 'S' }],
  ['AB2DEFCHJKMC', { place: 3, typed: '2', meant: 'Z' }],
  ['ABCDEF6MJKMQ', { place: 7, typed: '6', meant: 'G' }],
  ['AVCDEFHHJKME', { place: 2, typed: 'V', meant: 'U' }],
  ['ABC0EFGHJKMS', { place: 4, typed: '0', meant: 'D' }],
  ['ABCOEFGHJKMS', { place: 4, typed: 'O', meant: 'D' }],
  ['ABCDEFGH1KMS', { place: 9, typed: '1', meant: 'J' }],
  ['ABCDEFGHIKMS', { place: 9, typed: 'I', meant: 'J' }],
])('%s: one look-alike would fit', (code, slip) => expect(misreadIn(code)).toEqual(slip));

test.each(['ABCDEF6HJKMS', 'XBCDEFGHJKMS', 'A8CDEFGHJKM5', 'BACDEFGHJKMS'])(
  '%s: one is wrong, but not which',
  (code) => expect(misreadIn(code)).toBe('unclear'),
);

test.each(['ABCDEFGHJKMS', 'A8CDEFGHJKM', '', 'A8CDEFGHJK/S', 'Ä8CDEFGHJKMS'])(
  '%s: nothing is known to be wrong',
  (code) => expect(misreadIn(code)).toBeNull(),
);

/**
 * Codes are, module by module, those that segno makes of the same text (bytes, level L, mask 0). They are full,
 * because segno fills what is left in a way of its own.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from '../../src/features/garden/carry/qr';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-_';
const textOf = (length: number) =>
  Array.from({ length }, (_, at) => letters[(at * at * 7 + at * 3) % letters.length]).join('');

test.each([
  [17, 21, 'e4d45373a1c52f5c'],
  [106, 37, '572744fac2dc5a7a'],
  [192, 49, '2666e9e8e2ad2002'],
  [321, 61, '18231a071aec0a97'],
  [718, 89, 'c975e933eae5a12e'],
  [1003, 105, '4ced20e23e9db586'],
  [1273, 117, '2a49064a6f5d2eec'],
  [1465, 125, '0725ab4a0bddd320'],
])('a text of %i bytes', (length, side, digest) => {
  const code = qrCode(textOf(length))!;
  expect(code).toHaveLength(side);
  const rows = code.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(digest);
});

test('a text that is too long for a screen gets none', () => {
  expect(qrCode(textOf(1465))).not.toBeNull();
  expect(qrCode(textOf(1466))).toBeNull();
});

/** A code that waits on the device: for a day, and at most until the next visit after that. */
import { expect, test } from 'vitest';
import {
  forgetOldPendingCode,
  keepPendingCode,
  readPendingCode,
} from '../../src/device/pending-code';

const key = 'kaktus.pendingCode';
const hoursAgo = (hours: number) => Date.now() - hours * 60 * 60 * 1000;

test('a code waits through a visit', () => {
  keepPendingCode('ABCDEFGHJKMS');
  forgetOldPendingCode();
  expect(readPendingCode()).toBe('ABCDEFGHJKMS');
});

test.each([JSON.stringify({ code: 'ABCDEFGHJKMS', keptAt: hoursAgo(25) }), '{"code":'])(
  'what is a day old, or damaged, leaves the device at the next visit: %s',
  (text) => {
    localStorage.setItem(key, text);
    forgetOldPendingCode();
    expect(localStorage.getItem(key)).toBeNull();
  },
);

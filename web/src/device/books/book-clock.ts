/**
 * The time by which a book on this device ends. It follows the server, and never goes back: setting the device's clock
 * back opens nothing again. It also stores when the device last reached the server.
 */
import { hasFields, storedValue } from '../stored';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After this long without reaching the server, no book opens. */
export const maxOfflineMs = 45 * dayMs;

/** `ahead`: by how much the server's clock is ahead of the device's. */
const clock = storedValue(
  'device',
  'kaktus.bookClock',
  hasFields({ latest: 'number', ahead: 'number', metAt: 'number' }),
);
const unknown = { latest: 0, ahead: 0, metAt: 0 };

/** The latest time ever seen, so that it never goes back. */
export function bookTime(): number {
  const before = clock.read() ?? unknown;
  const now = Math.max(Date.now() + before.ahead, before.latest);
  if (now - before.latest >= minuteMs) clock.write({ ...before, latest: now });
  return now;
}

export function noteServerTime(serverTime: number): void {
  clock.write({ latest: serverTime, ahead: serverTime - Date.now(), metAt: serverTime });
}

export function isTooLongOffline(): boolean {
  return bookTime() - (clock.read() ?? unknown).metAt > maxOfflineMs;
}

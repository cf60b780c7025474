/**
 * The time by which a book on this device ends. It follows the server, and never goes back: setting the device's clock
 * back opens nothing again. It also knows when the server was met last.
 */
import { hasFields, storedValue } from '../stored';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Without having met the server for longer than this, no book opens. */
export const longestAloneMs = 45 * dayMs;

/** `ahead`: by how much the server's clock is ahead of the device's. */
const clock = storedValue(
  'device',
  'kaktus.bookClock',
  hasFields({ latest: 'number', ahead: 'number', metAt: 'number' }),
);
const unknown = { latest: 0, ahead: 0, metAt: 0 };

/** The largest time that was seen. */
export function bookTime(): number {
  const before = clock.read() ?? unknown;
  const now = Math.max(Date.now() + before.ahead, before.latest);
  if (now - before.latest >= minuteMs) clock.write({ ...before, latest: now });
  return now;
}

export function noteServerTime(serverTime: number): void {
  clock.write({ latest: serverTime, ahead: serverTime - Date.now(), metAt: serverTime });
}

export function isTooLongAlone(): boolean {
  return bookTime() - (clock.read() ?? unknown).metAt > longestAloneMs;
}

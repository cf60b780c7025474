/** A code that waits for sign-up, log-in or a verified address: stored on this device for a day, for all tabs. */
import { hasFields, storedValue } from './stored';

const livesMs = 24 * 60 * 60 * 1000;
const pending = storedValue(
  'device',
  'kaktus.pendingCode',
  hasFields({ code: 'string', keptAt: 'number' }),
);

export function keepPendingCode(code: string): void {
  pending.write({ code, keptAt: Date.now() });
}

export const forgetPendingCode = pending.forget;

export function readPendingCode(): string {
  const waiting = pending.read();
  if (!waiting) return '';
  if (Date.now() - waiting.keptAt < livesMs) return waiting.code;
  forgetPendingCode();
  return '';
}

/** At every start: removes a code that nobody came back for within a day. */
export function forgetOldPendingCode(): void {
  if (readPendingCode() === '') forgetPendingCode();
}

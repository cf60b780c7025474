/** A code that waits for sign-up, log-in or a verified address: stored on this device for a day, for all tabs. */
import { hasFields, storedValue } from './stored';

/** `owner`: the person who signed up with it here and has to confirm their address, which then redeems it. */
type PendingCode = { code: string; keptAt: number; owner?: string };

const lifetimeMs = 24 * 60 * 60 * 1000;
const isPendingCode: (value: unknown) => value is PendingCode = hasFields({
  code: 'string',
  keptAt: 'number',
});
const pending = storedValue('device', 'kaktus.pendingCode', isPendingCode);

export function keepPendingCode(code: string, owner?: string): void {
  pending.write({ code, keptAt: Date.now(), ...(owner !== undefined && { owner }) });
}

/** Whether the code waits for nothing but this person's confirmed address. */
export function isPendingCodeOf(owner: string): boolean {
  return readPendingCode() !== '' && pending.read()?.owner === owner;
}

export const forgetPendingCode = pending.forget;

export function readPendingCode(): string {
  const stored = pending.read();
  if (!stored) return '';
  if (Date.now() - stored.keptAt < lifetimeMs) return stored.code;
  forgetPendingCode();
  return '';
}

/** At every start: removes a code that nobody came back for within a day. */
export function forgetOldPendingCode(): void {
  if (readPendingCode() === '') forgetPendingCode();
}

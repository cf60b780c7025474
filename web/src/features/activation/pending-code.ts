/** A code that waits for sign-up, log-in or the verified address: kept on this device for a day, for every tab. */
import { hasFields, kept } from '../../device/kept';
import { cleanedCode, codeLength } from './code-typing';

const livesMs = 24 * 60 * 60 * 1000;
const pending = kept(
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

/** The code in `/activation#ABCD-EFGH-JKMN`; nothing when the fragment is something else. */
export function codeInFragment(hash: string): string {
  try {
    return cleanedCode(decodeURIComponent(hash.slice(1))).slice(0, codeLength);
  } catch {
    return '';
  }
}

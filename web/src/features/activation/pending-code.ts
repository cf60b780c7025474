/** A code that waits for sign-up, log-in or the verified address: kept on this device for a day, for every tab. */
import { cleanedCode, codeLength } from './code-typing';

const key = 'kaktus.pendingCode';
const livesMs = 24 * 60 * 60 * 1000;

let unkept: string | null = null;

function write(kept: string | null): void {
  unkept = kept;
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, kept);
  } catch {
    // Where storage is blocked, the code lives as long as the page.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unkept;
  }
}

export function keepPendingCode(code: string): void {
  write(JSON.stringify({ code, keptAt: Date.now() }));
}

export function forgetPendingCode(): void {
  write(null);
}

export function readPendingCode(): string {
  const kept = read();
  if (kept === null) return '';
  const { code, keptAt } = JSON.parse(kept) as { code: string; keptAt: number };
  if (Date.now() - keptAt < livesMs) return code;
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

/** A code in the address of the page: `/activation#ABCD-EFGH-JKMN`, as in QR codes, or `/activation?code=…`. */
import { keepPendingCode } from '../../device/pending-code';
import { cleanedCode, codeLength } from '../../ui/code/code-typing';
import { paths } from '../../ui/places/paths';

type Address = { hash: string; search: string };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The code, or '' if there is something else. A fragment is never sent to a server, so it takes precedence. */
export function codeInAddress({ hash, search }: Address): string {
  const written = decoded(hash.slice(1)) || new URLSearchParams(search).get('code') || '';
  return cleanedCode(written).slice(0, codeLength);
}

/** Whether the address contains more than the page's path, which is then stored and removed. */
export function hasMore({ hash, search }: Address): boolean {
  return hash !== '' || new URLSearchParams(search).has('code');
}

/**
 * Stores the code and removes it from the address, because addresses are copied, shared and listed. It runs before the
 * page is shown, also for a visitor who is redirected from here.
 */
export function takeCodeFromAddress(): void {
  const { pathname, hash, search } = window.location;
  if (pathname !== paths.activation || !hasMore({ hash, search })) return;
  const code = codeInAddress({ hash, search });
  if (code !== '') keepPendingCode(code);
  window.history.replaceState(window.history.state, '', paths.activation);
}

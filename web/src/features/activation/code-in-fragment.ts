/** A code in the address of the page. */
import { cleanedCode, codeLength } from './code-typing';

/** The code in `/activation#ABCD-EFGH-JKMN`; nothing if the fragment is something else. */
export function codeInFragment(hash: string): string {
  try {
    return cleanedCode(decodeURIComponent(hash.slice(1))).slice(0, codeLength);
  } catch {
    return '';
  }
}

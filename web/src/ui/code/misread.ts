/** Finds a misread or mistyped character before a code is sent, by the server's rules for codes of our own form. */
import type { Hint } from '../../api/schema.gen';
import { codeLength } from './code-typing';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Codes contain no 0, O, 1, I or L: somebody who types one has misread another character. */
const lookAlikes: Record<string, string> = {
  B: '8',
  8: 'B',
  S: '5',
  5: 'S',
  Z: '2',
  2: 'Z',
  G: '6',
  6: 'G',
  U: 'V',
  V: 'U',
  0: 'DQ',
  O: 'DQ',
  1: '7JT',
  I: '7JT',
  L: '7JT',
};

/** The sum of position × value is divisible by 31, a prime: one wrong character, or two swapped ones, always show. */
function isWellFormed(code: string): boolean {
  const values = [...code].map((character) => alphabet.indexOf(character));
  const sum = values.reduce((sum, value, index) => sum + (index + 1) * value, 0);
  return !values.includes(-1) && sum % alphabet.length === 0;
}

function likelySlips(code: string): Hint[] {
  return [...code].flatMap((typed, index) =>
    [...(lookAlikes[typed] ?? '')]
      .filter((meant) => isWellFormed(code.slice(0, index) + meant + code.slice(index + 1)))
      .map((meant) => ({ place: index + 1, typed, meant })),
  );
}

/**
 * The character that was probably misread, 'unclear' if one is wrong but not which, null if nothing is known to be
 * wrong. Codes with other characters were made elsewhere and have no check character.
 */
export function misreadIn(code: string): Hint | 'unclear' | null {
  const ofOurForm = [...code].every(
    (character) => alphabet.includes(character) || character in lookAlikes,
  );
  if (code.length !== codeLength || !ofOurForm || isWellFormed(code)) return null;
  const [slip, another] = likelySlips(code);
  return slip && !another ? slip : 'unclear';
}

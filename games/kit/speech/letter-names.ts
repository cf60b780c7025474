/** 'Das ist ein H.': names a letter, in every game in which letters are chosen; recorded with the game of letters. */
import type { Line } from './line';

const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export function letterLine(letter: string): Line {
  const small = letter.toLocaleLowerCase('de');
  const name = small === 'ß' ? 'Eszett' : small.toLocaleUpperCase('de');
  const recording = `phrases/letters-letter-${spelt[small] ?? small}`;
  return { text: `Das ist ein ${name}.`, recording };
}

/** What a key or a tile with a letter is called. */
export function letterLabel(letter: string): string {
  return letter === letter.toLocaleLowerCase('de') ? letter : `großes ${letter}`;
}

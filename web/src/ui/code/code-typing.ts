/** How a code is formatted while it is typed: twelve characters in groups of four, and where the caret goes. */
import type { Words } from '../../i18n/catalogues';

export const codeLength = 12;
const groupLength = 4;

export type Typing = {
  /** The code before this change, without hyphens. */
  before: string;
  /** The text in the field now, and the position of the caret. */
  typed: string;
  caret: number;
  /** What the browser says the person did. */
  inputType?: string;
};

export type Typed = { code: string; caret: number; tooLong: boolean };

/** Drops spaces and every kind of hyphen; only plain letters are upper-cased, because 'ß' would become two. */
export function cleanedCode(typed: string): string {
  return typed
    .replace(/[\s\u00AD\u200B\uFEFF\u2010-\u2015\u2212-]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export function groupedCode(code: string): string {
  return (code.match(/[^]{1,4}/g) ?? []).join('-');
}

/** Why a button with the code cannot be pressed yet. */
export function missingOfCode(code: string, words: Words<'activation'>): string | undefined {
  if (code === '') return words.missingCode;
  return code.length < codeLength ? words.count(code.length) : undefined;
}

/** The position after this many characters; before the hyphen, so that Backspace there deletes a character. */
function caretBehind(characters: number): number {
  return characters + Math.max(0, Math.ceil(characters / groupLength) - 1);
}

function without(code: string, index: number): string {
  return code.slice(0, Math.max(index, 0)) + code.slice(index + 1);
}

export function afterTyping({ before, typed, caret, inputType = '' }: Typing): Typed {
  const code = cleanedCode(typed);
  const left = cleanedCode(typed.slice(0, caret)).length;
  const result = (code: string, left: number, tooLong = false) => ({
    code,
    caret: caretBehind(left),
    tooLong,
  });

  const onlyHyphenGone = code === before && typed.length < groupedCode(before).length;
  if (onlyHyphenGone && inputType === 'deleteContentBackward')
    return result(without(code, left - 1), left - 1);
  if (onlyHyphenGone && inputType === 'deleteContentForward')
    return result(without(code, left), left);

  const tooMany = code.length - codeLength;
  if (tooMany <= 0) return result(code, left);
  const typedIntoFull = before.length === codeLength && !inputType.startsWith('insertFrom');
  if (typedIntoFull) return result(before, Math.max(left - tooMany, 0), true);
  return result(code.slice(0, codeLength), Math.min(left, codeLength), true);
}

/** A code is grouped while it is typed, and the caret stays where the person is. */
import { expect, test } from 'vitest';
import { afterTyping, cleanedCode, groupedCode } from '../src/ui/code/code-typing';

/** Writes a text with `|` for the caret as a change of the field. */
function typing(before: string, now: string, inputType = 'insertText') {
  const { code, caret, tooLong } = afterTyping({
    before,
    typed: now.replace('|', ''),
    caret: now.indexOf('|'),
    inputType,
  });
  const shown = groupedCode(code);
  return { shown: `${shown.slice(0, caret)}|${shown.slice(caret)}`, tooLong };
}

test.each([
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
  [' ab cd\u00a0ef\tgh ', 'ABCDEFGH'],
  ['ABCD\u2013EFGH\u2014JKMN\u00ad', 'ABCDEFGHJKMN'],
  ['ßı', 'ßı'],
])('%j is cleaned to %j', (typed, code) => expect(cleanedCode(typed)).toBe(code));

test.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD-E'],
  ['ABCDEFGHJKMN', 'ABCD-EFGH-JKMN'],
])('%j is shown as %j', (code, shown) => expect(groupedCode(code)).toBe(shown));

test.each([
  ['ABCD', 'ABCDE|', 'insertText', 'ABCD-E|'],
  ['ABCDE', 'ABX|CD-E', 'insertText', 'ABX|C-DE'],
  ['ABCDEF', 'ABCD-|F', 'deleteContentBackward', 'ABCD|-F'],
  ['ABCDEF', 'ABCD|EF', 'deleteContentBackward', 'ABC|E-F'],
  ['ABCDEF', 'ABCD|EF', 'deleteContentForward', 'ABCD|-F'],
  ['', 'abcd efgh-jkmn|', 'insertFromPaste', 'ABCD-EFGH-JKMN|'],
])('%j, then %j (%s) becomes %j', (before, now, how, shown) =>
  expect(typing(before, now, how)).toEqual({ shown, tooLong: false }),
);

test('a 13th character is refused wherever it is typed', () => {
  const full = 'ABCDEFGHJKMN';
  expect(typing(full, 'ABCD-EFGH-JKMNP|')).toEqual({ shown: 'ABCD-EFGH-JKMN|', tooLong: true });
  expect(typing(full, 'ABP|CD-EFGH-JKMN')).toEqual({ shown: 'AB|CD-EFGH-JKMN', tooLong: true });
});

test('of a paste that is too long the first twelve characters stay', () => {
  expect(typing('OLDOLDOLDOLD', 'ABCDEFGHJKMNPQ|', 'insertFromPaste')).toEqual({
    shown: 'ABCD-EFGH-JKMN|',
    tooLong: true,
  });
});

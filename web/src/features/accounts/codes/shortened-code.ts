/** A code as it is printed, in groups of four, and the short form that tells codes apart but cannot be used. */
const groups = (code: string) => code.match(/.{1,4}/g) ?? [];

export const codeInFull = (code: string) => groups(code).join('-');

export const startOfCode = (code: string) => code.slice(0, 4);

/** What stands for the characters that are not shown. */
export const hiddenPart = (code: string) =>
  groups(code)
    .slice(1)
    .map((group) => `-${'•'.repeat(group.length)}`)
    .join('');

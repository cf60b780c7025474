/** Which codes of a batch are chosen, by their numbers: '101-250, 300', as the server reads it. */
const range = /^\s*\d{1,8}(\s*(-|–|—|bis|to)\s*(\d{1,8})?)?\s*$/i;

/** Nothing at all stands for every code. */
export const isNumbers = (text: string): boolean =>
  text.trim() === '' ||
  text.split(/[,;\n]/).every((piece) => piece.trim() === '' || range.test(piece));

/** Those that are on no label yet, or all. */
export const numbersToPrint = (nextToPrint: number | null, made: number): string =>
  nextToPrint === null ? '' : nextToPrint === made ? String(made) : `${nextToPrint}-${made}`;

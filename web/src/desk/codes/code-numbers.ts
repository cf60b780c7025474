/** Which codes of a batch are chosen, by their numbers: '101-250, 300', as the server reads it. */
const range = /^\s*\d{1,8}(\s*(-|–|—|bis|to)\s*(\d{1,8})?)?\s*$/i;

/** Nothing at all stands for every code. */
export const isNumbers = (text: string): boolean =>
  text.trim() === '' ||
  text.split(/[,;\n]/).every((piece) => piece.trim() === '' || range.test(piece));

/** Those that are on no label yet, or all. */
export const numbersToPrint = (nextToPrint: number | null, made: number): string =>
  nextToPrint === null ? '' : nextToPrint === made ? String(made) : `${nextToPrint}-${made}`;

const pieces = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Whether a number is written, by itself or within a range. */
export const isWritten = (text: string, number: number): boolean =>
  pieces(text).some((piece) => {
    const written = /^(\d{1,8})(?:\s*[-–—]\s*(\d{1,8}))?$/.exec(piece);
    return (
      written !== null && Number(written[1]) <= number && number <= Number(written[2] ?? written[1])
    );
  });

/** The text with a number more; or without it, if it is written by itself. */
export const withNumber = (text: string, number: number, wanted: boolean): string => {
  const others = pieces(text).filter((piece) => piece !== String(number));
  return [...others, ...(wanted ? [String(number)] : [])].join(', ');
};

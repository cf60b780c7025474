/** How the keys of a word lie: the letters in even rows, and below them one row for the umlauts. */
const umlauts = 4;

/** `rows` counts the letters' rows only, `inRow` their keys; the widest row has as many `columns`. */
export type KeyGrid = { rows: number; inRow: number; columns: number };

/** The grid with the largest keys for a room of this shape. */
export function keyGrid(width: number, height: number, letters: number): KeyGrid {
  const grids = Array.from({ length: letters }, (_, index): KeyGrid => {
    const rows = index + 1;
    const inRow = Math.ceil(letters / rows);
    return { rows, inRow, columns: Math.max(umlauts, inRow) };
  });
  const sizeOf = ({ columns, rows }: KeyGrid) => Math.min(width / columns, height / (rows + 1));
  return grids.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best));
}

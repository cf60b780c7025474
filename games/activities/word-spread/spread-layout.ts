/** How many picture cards fit on one page of the spread, and in how many columns. */
type SpreadLayout = { columns: number; rows: number };

const smallest = { width: 128, height: 128 };
const gap = 12;

/** The fullest page whose cards are still large; on the smallest screen, one card at a time. */
export function spreadLayout(width: number, height: number, words: number): SpreadLayout {
  let best: SpreadLayout = { columns: 1, rows: 1 };
  let bestRank = 0;
  for (let columns = 1; columns <= words; columns += 1) {
    for (let rows = 1; columns * rows <= words; rows += 1) {
      const cardWidth = (width - gap * (columns - 1)) / columns;
      const cardHeight = (height - gap * (rows - 1)) / rows;
      const fits = cardWidth >= smallest.width && cardHeight >= smallest.height;
      const pagesAreFull = words % (columns * rows) === 0;
      const rank = columns * rows * 1000 + Math.min(cardWidth, cardHeight * 0.9);
      if (fits && pagesAreFull && rank > bestRank) {
        best = { columns, rows };
        bestRank = rank;
      }
    }
  }
  return best;
}

/**
 * A rate limit: how much a lesson may send before the page stops listening to it. A lesson of ours sends two messages
 * when it opens, and one for each thing that a child does; for one from another tool, the adapter reports at most five
 * times a second, 200,000 characters each.
 */
const burst = 300;
const perSecond = 100;
/** A message counts once, and once more for each of these. */
const charactersPerUnit = 20_000;
/** For what no message of ours contains, such as a file: nobody can tell how large it is. */
const unknownSize = 1_000_000;

/** Many short values take as long to read as a few long ones. */
const perValue = 8;

/** How long the data is, about; it stops counting at the limit, so a cycle does no harm. */
function sizeOf(data: unknown, limit: number): number {
  const left = [data];
  let size = 0;
  while (left.length > 0 && size <= limit) {
    const value = left.pop();
    size += perValue + (typeof value === 'string' ? value.length : 0);
    if (typeof value !== 'object' || value === null) continue;
    if (!isStructure(value)) size += unknownSize;
    for (const key in value) {
      size += key.length;
      if (size > limit) break;
      left.push((value as Record<string, unknown>)[key]);
    }
  }
  return size;
}

const isStructure = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

type MessageBudget = {
  /** Whether one more message may arrive; asked before its data is read, because reading it takes long. */
  admits: (now: number) => boolean;
  /** Whether this much may be read. */
  covers: (data: unknown) => boolean;
};

export function createMessageBudget(): MessageBudget {
  let left = burst;
  let filledAt = -Infinity;
  return {
    admits(now) {
      left = Math.min(burst, left + (Math.max(0, now - filledAt) / 1000) * perSecond) - 1;
      filledAt = now;
      return left >= 0;
    },
    covers(data) {
      left -= sizeOf(data, left * charactersPerUnit) / charactersPerUnit;
      return left >= 0;
    },
  };
}

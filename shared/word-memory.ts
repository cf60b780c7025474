/** How a word is remembered: the days on which a child got it right, and when it is due again. */

/** A word is known when it was right on this many different days. */
const daysUntilKnown = 3;
/** How many days a word rests after it was right on one, two, three or more days. */
const restDays = [1, 3, 7, 21];
const dayMs = 86_400_000;

/** The day where the child is, as `2026-01-05`. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function daysLater(day: string, count: number): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : new Date(at + count * dayMs).toISOString().slice(0, 10);
}

export const isKnownAfter = (days: readonly string[]): boolean => days.length >= daysUntilKnown;

/** The day from which a word is due. Days in the future come from a wrong clock, and do not count. */
export function dueOn(days: readonly string[], today: string): string {
  const last = days.filter((day) => day <= today).at(-1);
  return last ? daysLater(last, restDays[Math.min(days.length, restDays.length) - 1]!) : today;
}

/** The first days and the last say how well a word is known and when it is due, so the list never grows. */
export function mergeDays(some: readonly string[], others: readonly string[]): string[] {
  const days = [...new Set([...some, ...others])].sort();
  return [...days.slice(0, restDays.length - 1), ...days.slice(restDays.length - 1).slice(-1)];
}

/** Right again today. Days to come take the place of days before today, so that a corrected clock costs nothing. */
export function withDay(days: readonly string[], today: string): string[] {
  const past = new Set(days.filter((day) => day <= today));
  for (let free = today; past.size < new Set(days).size; free = daysLater(free, -1)) {
    if (free !== today) past.add(free);
  }
  return mergeDays([...past], [today]);
}

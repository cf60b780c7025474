/** The period of a plot: which days, and by which steps they are shown. */
export type StepName = 'day' | 'week' | 'month';

export const periodNames = ['days', 'weeks', 'months', 'all', 'chosen'] as const;
export type PeriodName = (typeof periodNames)[number];
/** As they are kept in the address; '' where nothing is chosen. */
export type PeriodChoices = { period: string; by: string; since: string; until: string };
/** As the server is asked. */
export type Period = { by: StepName; since?: string; until?: string; whole: boolean };

export const noPeriodChosen: PeriodChoices = { period: 'days', by: '', since: '', until: '' };

const dayMs = 24 * 60 * 60 * 1000;
const longestDays = 3660;
const stepsOfPeriod: Record<Exclude<PeriodName, 'chosen'>, StepName[]> = {
  days: ['day', 'week'],
  weeks: ['week', 'day'],
  months: ['month', 'week', 'day'],
  all: ['month', 'week'],
};

export const asDay = (text: string): Date => new Date(`${text}T12:00`);

export function asText(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const daysBetween = (since: string, until: string): number =>
  Math.round((asDay(until).getTime() - asDay(since).getTime()) / dayMs);

export const nameOf = ({ period }: PeriodChoices): PeriodName =>
  periodNames.find((name) => name === period) ?? 'days';

function daysBack(today: Date, days: number): string {
  const day = new Date(today);
  day.setDate(day.getDate() - days);
  return asText(day);
}

/** Whole weeks and months: the first bar counts as many days as the others. */
export function firstDay(name: 'days' | 'weeks' | 'months', today: Date): string {
  if (name === 'days') return daysBack(today, 29);
  if (name === 'weeks') return daysBack(today, ((today.getDay() + 6) % 7) + 7 * 11);
  return asText(new Date(today.getFullYear(), today.getMonth() - 11, 1, 12));
}

/** From and to, as the fields show them: the last thirty days until somebody chooses others. */
export const chosenDays = ({ since, until }: PeriodChoices, today: Date) => ({
  since: since || firstDay('days', today),
  until: until || asText(today),
});

export function isPeriod({ since, until }: { since: string; until: string }): boolean {
  const days = daysBetween(since, until);
  return days >= 0 && days <= longestDays;
}

/** The one that fits best comes first; none makes a plot of more bars than can be told apart. */
export function stepsOf(choices: PeriodChoices, today: Date): StepName[] {
  const name = nameOf(choices);
  if (name !== 'chosen') return stepsOfPeriod[name];
  const { since, until } = chosenDays(choices, today);
  const days = daysBetween(since, until);
  if (days <= 92) return ['day', 'week', 'month'];
  return days <= 366 ? ['week', 'day', 'month'] : ['month', 'week'];
}

export function periodOf(choices: PeriodChoices, today: Date): Period {
  const name = nameOf(choices);
  const steps = stepsOf(choices, today);
  const by = steps.find((step) => step === choices.by) ?? steps[0]!;
  if (name === 'all') return { by, whole: true };
  if (name === 'chosen') return { by, whole: false, ...chosenDays(choices, today) };
  return { by, whole: false, since: firstDay(name, today) };
}

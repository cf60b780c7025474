/** The period of a plot: whole weeks and months, and steps that make bars that can be told apart. */
import { expect, test } from 'vitest';
import {
  firstDay,
  isPeriod,
  noPeriodChosen,
  periodOf,
  stepsOf,
} from '../../src/desk/codes/activations/periods';

// A Wednesday.
const today = new Date(2026, 10, 18, 9);
const chosen = (since: string, until: string, by = '') => ({
  period: 'chosen',
  by,
  since,
  until,
});

test('weeks begin on a Monday and months on the first', () => {
  expect(firstDay('days', today)).toBe('2026-10-20');
  expect(firstDay('weeks', today)).toBe('2026-08-31');
  expect(firstDay('weeks', new Date(2026, 10, 22))).toBe('2026-08-31');
  expect(firstDay('months', today)).toBe('2025-12-01');
  expect(firstDay('months', new Date(2026, 2, 31))).toBe('2025-04-01');
});

test('each period has the steps that fit it', () => {
  expect(periodOf(noPeriodChosen, today)).toEqual({
    by: 'day',
    whole: false,
    since: '2026-10-20',
  });
  expect(periodOf({ ...noPeriodChosen, period: 'weeks' }, today).by).toBe('week');
  expect(periodOf({ ...noPeriodChosen, period: 'all' }, today)).toEqual({
    by: 'month',
    whole: true,
  });
  expect(periodOf({ ...noPeriodChosen, period: 'all', by: 'day' }, today).by).toBe('month');
  expect(stepsOf(chosen('2026-11-01', '2026-11-10'), today)[0]).toBe('day');
  expect(stepsOf(chosen('2026-01-01', '2026-11-10'), today)[0]).toBe('week');
  expect(stepsOf(chosen('2020-01-01', '2026-11-10'), today)).toEqual(['month', 'week']);
  expect(periodOf(chosen('2026-11-01', '2026-11-10', 'week'), today)).toEqual({
    by: 'week',
    whole: false,
    since: '2026-11-01',
    until: '2026-11-10',
  });
});

test('an address may say anything', () => {
  expect(periodOf({ ...noPeriodChosen, period: 'ever', by: 'hour' }, today)).toEqual(
    periodOf(noPeriodChosen, today),
  );
  expect(isPeriod({ since: '2026-11-10', until: '2026-11-09' })).toBe(false);
  expect(isPeriod({ since: '1990-01-01', until: '2026-11-09' })).toBe(false);
  expect(isPeriod({ since: 'soon', until: '2026-11-09' })).toBe(false);
  expect(isPeriod({ since: '2026-11-09', until: '2026-11-09' })).toBe(true);
});

import { expect, test } from 'vitest';
import { answer, startSeries, type Series, type Task } from './series';
import { words } from '../../testing/lesson-fixture';
import { choiceState, sheetOf, tellsOf } from './series-sheet';

const line = (text: string) => ({ text, recording: text });
const hund: Task = {
  ask: [line('Wo ist der Hund?')],
  tells: [line('Das ist der Hund.')],
  named: (wrong) => [line(`Das ist ${wrong}.`)],
  wants: ['hund'],
  choices: ['hund', 'katze', 'maus', 'kuh'],
};
const start = startSeries([hund, hund]);
const placed = startSeries([{ ...hund, place: 'haus', places: ['haus', 'hof'] }]);
const after = (series: Series<Task>, ...choices: string[]) =>
  choices.reduce((now, choice) => answer(now, choice, now.tasks[0]?.place), series);
const state = (series: Series<Task>, id: string, held = '') => choiceState(series, id, [held]);

test('a choice is still, held, named, away or right', () => {
  expect(state(start, 'katze')).toBe('still');
  expect(state(start, 'katze', 'katze')).toBe('held');
  expect(state(after(start, 'katze'), 'katze')).toBe('named');
  expect(state(after(start, 'katze', 'maus'), 'katze')).toBe('away');
  expect(state(after(start, 'hund'), 'hund')).toBe('right');
});

test('what had to be shown is hinted, and so is its place', () => {
  const shown = after(placed, 'katze', 'maus', 'kuh');
  expect(state(shown, 'hund')).toBe('hinted');
  expect(state(shown, 'haus')).toBe('hinted');
  expect(state(after(placed, 'hund'), 'haus')).toBe('right');
});

test('the sheet asks, names a mistake before it asks again, and confirms in full', () => {
  expect(sheetOf(start, [], false, words)).toMatchObject({
    sentence: 'Wo ist der Hund?',
    asks: 'hund>',
    done: 0,
    tasks: 2,
  });
  const named = [line('Das ist die Katze.')];
  expect(sheetOf(after(start, 'katze'), named, false, words)).toMatchObject({
    named: { text: 'Das ist die Katze.', word: { id: 'katze' } },
    sentence: 'Wo ist der Hund?',
  });
  expect(sheetOf(after(start, 'hund'), [], false, words)).toMatchObject({
    sentence: 'Das ist der Hund.',
    asks: '',
    done: 1,
  });
});

test('a task for the ear is written only after the first answer', () => {
  expect(sheetOf(start, [], true, words).sentence).toBe('');
  expect(sheetOf(after(start, 'katze'), [], true, words).sentence).toBe('Wo ist der Hund?');
});

test('everything that is right now is on the sheet', () => {
  const task = { ...hund, asGood: { welpe: 'hund' }, spares: (one: string) => one === 'maus' };
  expect(sheetOf(startSeries([task]), [], false, words).right).toBe('hund welpe maus');
});

test('what is right in full may depend on where it was put', () => {
  const task = { ...hund, place: '', places: ['hof'], tellsAt: (at: string) => [line(`im ${at}`)] };
  expect(tellsOf(answer(startSeries([task]), 'hund', 'hof'))).toEqual([line('im hof')]);
  expect(tellsOf(start)).toEqual(hund.tells);
});

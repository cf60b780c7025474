import { describe, expect, test } from 'vitest';
import { answer, currentTask, isTaskDone, nextTask, startSeries, starsFor } from './series';
import { provenWords, stepBack, nextAnswer, type Series, type Task } from './series';

const line = (text: string) => ({ text, recording: text });
const task = (id: string, more: Partial<Task> = {}): Task => ({
  ask: [line(`Wo ist ${id}?`)],
  tells: [line(`Das ist ${id}.`)],
  named: (wrong) => [line(`Das ist ${wrong}.`)],
  wants: [id],
  choices: ['hund', 'katze', 'maus', 'kuh'],
  ...more,
});
const tasks = ['hund', 'katze', 'maus', 'kuh', 'hund'].map((id) => task(id));
const answers = (series: Series<Task>, ...choices: string[]) =>
  choices.reduce((now, choice) => answer(now, choice), series);
const asked = (series: Series<Task>) => series.tasks.map(({ wants }) => wants[0]);

describe('a mistake', () => {
  const start = startSeries(tasks);

  test('leaves everything as it was the first time', () => {
    const after = answer(start, 'katze');
    expect(after.away).toEqual([]);
    expect(after.tried).toEqual(['katze']);
    expect(isTaskDone(after)).toBe(false);
  });

  test('sends half of the wrong choices back the second time, never all of them', () => {
    const after = answers(start, 'katze', 'maus');
    expect(after.away).toEqual(['maus', 'katze']);
    expect(answer(after, 'katze')).toBe(after);
    expect(stepBack(['katze'], ['katze'])).toEqual([]);
    expect(stepBack(['katze', 'maus'], ['katze', 'katze'])).toEqual(['katze']);
  });

  test('shows the answer the third time; the task comes again two tasks later, once', () => {
    const shown = answers(start, 'katze', 'katze', 'kuh');
    expect(isTaskDone(shown)).toBe(true);
    expect(shown.shown).toEqual(['hund']);
    expect(asked(shown)).toEqual(['hund', 'katze', 'maus', 'hund', 'kuh', 'hund']);
    const back = nextTask(answers(nextTask(answers(nextTask(shown), 'katze')), 'maus'));
    expect(currentTask(back).wants).toEqual(['hund']);
    const shownAgain = answers(back, 'katze', 'katze', 'kuh');
    expect(isTaskDone(shownAgain)).toBe(true);
    expect(shownAgain.tasks).toHaveLength(6);
  });

  test('at the end comes again at the end, unless nothing may follow', () => {
    const last = { ...start, at: 4 };
    expect(asked(answers(last, 'katze', 'katze', 'kuh'))).toHaveLength(6);
    const ending = { ...startSeries([task('hund'), task('maus', { ends: true })]), at: 0 };
    expect(asked(answers(ending, 'katze', 'katze', 'kuh'))).toEqual(['hund', 'hund', 'maus']);
  });

  test('may be followed by another task about the same', () => {
    const recall = task('oma');
    const shown = answers(startSeries([task('hund', { recall })]), 'katze', 'katze', 'kuh');
    expect(asked(shown)).toEqual(['hund', 'oma']);
  });
});

describe('an answer with a place', () => {
  const placed = task('hund', { place: 'haus', places: ['haus', 'hof', 'wald'] });
  const start = startSeries([placed, ...tasks]);

  test('is right only there', () => {
    expect(answer(start, 'hund', 'hof').tried).toEqual(['hof']);
    expect(answer(start, 'katze', 'haus').tried).toEqual(['katze']);
    expect(answer(start, 'hund', 'haus').laid).toEqual({ hund: 'haus' });
    const free = startSeries([task('hund', { place: '', places: ['haus', 'hof'] })]);
    expect(answer(free, 'hund', 'hof').laid).toEqual({ hund: 'hof' });
  });

  test('is taken back after it was shown, because it comes again', () => {
    const shown = ['hof', 'hof', 'wald'].reduce((now, at) => answer(now, 'hund', at), start);
    expect(shown.away).toEqual([]);
    expect(shown.laid).toEqual({ hund: 'haus' });
    expect(nextTask(shown).laid).toEqual({});
  });
});

test('several things are wanted in any order, and each has its own tries', () => {
  const list = startSeries([task('', { wants: ['maus', 'hund'] })]);
  const after = answers(list, 'katze', 'hund', 'kuh', 'kuh');
  expect(nextAnswer(after)).toBe('maus');
  expect(after.tried).toHaveLength(2);
  expect(answer(after, 'katze').shown).toEqual(['maus']);
  expect(isTaskDone(answers(after, 'maus'))).toBe(true);
  expect(
    isTaskDone(answers(startSeries([task('mund', { asGood: { zahn: 'mund' } })]), 'zahn')),
  ).toBe(true);
});

test('three stars need no help, two a few, one only the end', () => {
  expect(starsFor({ asked: 12, slips: 2, helps: 0 })).toBe(3);
  expect(starsFor({ asked: 12, slips: 3, helps: 0 })).toBe(2);
  expect(starsFor({ asked: 12, slips: 1, helps: 1 })).toBe(2);
  expect(starsFor({ asked: 12, slips: 7, helps: 0 })).toBe(1);
  expect(starsFor({ asked: 4, slips: 1, helps: 0 })).toBe(2);
});

test('only the first try of a task proves its words to be known', () => {
  const start = startSeries([task('hund', { words: () => ['hund', 'haus'] }), ...tasks]);
  expect(provenWords(start, 'hund')).toEqual(['hund', 'haus']);
  expect(provenWords(answer(start, 'katze'), 'hund')).toEqual([]);
  expect(provenWords({ ...start, again: [currentTask(start)] }, 'hund')).toEqual([]);
  expect(provenWords(startSeries(tasks), 'hund')).toEqual(['hund']);
});

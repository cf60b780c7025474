import { expect, test } from 'vitest';
import { answer, currentTask, isTaskDone, startSeries } from '../../kit/series/series';
import { seededRandom } from 'kaktus-shared/shuffle';
import { ownWords, talkTasks, type Turn } from './rules';

const line = (text: string) => ({ text, recording: text });
const turn = (asks: string, answers: string[], replies: string): Turn => ({
  asks: { says: line(asks) },
  answers: answers.map((says) => ({ picture: `${says}.svg`, says: line(says) })),
  replies: { says: line(replies) },
});
const turns = [
  turn('Wie heißt du?', ['Mia', 'Tom'], 'Hallo!'),
  turn('Wie alt bist du?', ['sechs', 'sieben', 'acht'], 'So groß!'),
  turn('Was macht die Kuh?', ['muh'], 'Muh!'),
  turn('Was isst du?', ['Tom', 'Brot'], 'Lecker!'),
];
const tasks = (level: 1 | 2 | 3, seed = 2) =>
  talkTasks({ turns }, level, seededRandom(seed), {
    start: line('Ich frage.'),
    again: line('Ich frage noch einmal.'),
  });
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('every answer to the question is right, and is said before Kaktus answers', () => {
  const [task] = tasks(1);
  const series = startSeries(tasks(1));
  for (const [choice, text] of [
    ['1-1', 'Mia'],
    ['1-2', 'Tom'],
  ] as const) {
    const after = answer(series, choice, choice);
    expect(isTaskDone(after)).toBe(true);
    expect(texts(task!.tellsAt!(choice))).toEqual([text, 'Hallo!']);
  }
});

test('what answers another question is wrong, and is named', () => {
  const series = startSeries(tasks(1));
  const misfit = currentTask(series).choices.find((choice) => !choice.startsWith('1-'))!;
  const after = answer(series, misfit, misfit);
  expect(isTaskDone(after)).toBe(false);
  expect(currentTask(series).named(misfit)).toHaveLength(1);
  expect(texts(currentTask(series).again!)).toEqual(['Ich frage noch einmal.']);
});

test('own words are followed by what Kaktus answers, and nothing else', () => {
  expect(texts(tasks(1)[0]!.tellsAt!(ownWords))).toEqual(['Hallo!']);
});

test('there is always something that does not fit, more at the third level', () => {
  const counts = (level: 1 | 2 | 3) => tasks(level).map(({ cards }) => cards.length);
  expect(counts(1)).toEqual([3, 4, 3, 3]);
  expect(counts(3)).toEqual([4, 4, 4, 4]);
});

test('nothing that looks like an answer is offered as none', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const [task] = tasks(3, seed);
    const pictures = task!.cards.map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

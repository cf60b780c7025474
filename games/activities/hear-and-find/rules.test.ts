import { describe, expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import { cardId, choicesPerTask, findTasks } from './rules';

const tasksAt = (level: 1 | 2 | 3, seed = 1) =>
  findTasks(lesson, lesson.words, level, seededRandom(seed), []);

describe.each([1, 2, 3] as const)('level %i', (level) => {
  test('every word is asked once, among four pictures, with one right answer', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const tasks = tasksAt(level, seed);
      expect(tasks.map(({ word }) => word)).toEqual(lesson.words);
      for (const { wants, choices, cards, word } of tasks) {
        expect(new Set(choices).size).toBe(choicesPerTask);
        expect(cards.filter((card) => cardId(card) === wants[0])).toHaveLength(1);
        const alike = cards.filter((card) => ['huhn', 'ente'].includes(card.word.id));
        if (alike.some((card) => card.word === word)) {
          expect(alike.every((card) => card.word === word)).toBe(true);
        }
      }
    }
  });
});

test('the third level asks for one or several, and both lie there', () => {
  const [task] = tasksAt(3);
  expect(task?.choices).toEqual(expect.arrayContaining(['hund', 'hund+']));
  expect(task?.ask[0]?.text).toMatch(/^Ich sehe (ein|viele) Hund\.$/);
  expect(task?.named('hund+')[0]?.text).toBe('Das sind viele Hund.');
});

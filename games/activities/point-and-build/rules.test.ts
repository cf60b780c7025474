import { expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import { bodyTasks } from './rules';

const says = (text: string) => ({ says: { text, recording: text } });
const part = (word: string) => ({
  word,
  asks: says(`Zeig mir ein ${word}!`),
  mine: says(`Zeig mir meine ${word}!`),
  shown: says(`Das ist ein ${word}.`),
  own: says(`Das sind meine ${word}.`),
});
const body = { face: ['pferd', 'schaf'].map(part), robot: [] };
const line = { text: 'Los!', recording: 'los' };
const phrases = { start: line, robot: line, dances: line };

test.each([
  [2, 'Zeig mir ein', 'Das ist ein'],
  [3, 'Zeig mir meine', 'Das sind meine'],
] as const)('on level %i the answer has the number of the question', (level, asks, answers) => {
  for (const { ask, tells, named, wants } of bodyTasks(
    lesson,
    body,
    level,
    seededRandom(1),
    phrases,
  )) {
    expect(ask[0]?.text).toContain(asks);
    expect(tells[0]?.text).toContain(answers);
    expect(named(wants[0] ?? '')[0]?.text).toContain(answers);
  }
});

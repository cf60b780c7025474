import { expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import { familyTasks } from './rules';

const says = (text: string) => ({ says: { text, recording: text } });
const people = lesson.words.map(({ id }) => ({
  word: id,
  goes: says('Dahin!'),
  mine: says('Das ist mein Tier.'),
  here: says('Hier.'),
  kin: says(`${id} gehört zur Familie.`),
}));
const line = { text: 'Los!', recording: 'los' };

test('the third level tells who somebody is to the others', () => {
  const tasks = familyTasks(lesson, { people }, 3, seededRandom(1), { start: line, end: line });
  for (const { hangs, tells } of tasks) {
    expect(tells[0]?.text).toBe(`${hangs} gehört zur Familie.`);
  }
});

import { expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import { countTasks, kinds, layOut, type Counting } from './rules';

const line = (text: string) => ({ text, recording: text });
const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, line(name)]));
const numbers = Array.from({ length: 20 }, (_, at) => String(at + 1));
const teens = numbers.slice(12);
const pairs = numbers.flatMap((number) => kinds.map((kind) => `${number}-${kind}`));
const data: Counting = {
  asks: named(kinds),
  finds: named(pairs),
  there: named(pairs),
  calls: named(numbers),
  inBus: named(numbers),
  teens: Object.fromEntries(teens.map((number) => [number, `${number}.svg`])),
  wheres: named(teens),
  figures: named(teens),
};
const says = { start: line('start'), find: line('find'), bus: line('bus'), off: line('off') };

test('figures up to twenty are found by ear at the third level, and only there', () => {
  const figuresAt = (level: 1 | 2 | 3) =>
    countTasks(lesson, data, level, seededRandom(4), says).filter(({ kind }) => kind === 'figure');
  expect([figuresAt(1), figuresAt(2)]).toEqual([[], []]);
  const figures = figuresAt(3);
  expect(figures).toHaveLength(3);
  for (const { wants, choices, count, ask, named } of figures) {
    expect(count).toBeGreaterThan(12);
    expect(wants).toEqual([`n${count}`]);
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(`n${count}`);
    expect(ask[0]?.text).toBe(String(count));
    expect(named('n13')[0]?.text).toBe('13');
  }
});

test('things lie apart and inside the picture', () => {
  for (let count = 1; count <= 12; count += 1) {
    const laid = layOut(count, count);
    expect(laid).toHaveLength(count);
    laid.forEach(([x, y], at) => {
      expect(x).toBeGreaterThan(44);
      expect(x).toBeLessThan(436);
      expect(y).toBeGreaterThan(44);
      expect(y).toBeLessThan(356);
      for (const [otherX, otherY] of laid.slice(at + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(72);
      }
    });
  }
});

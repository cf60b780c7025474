import { describe, expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import drawings from './drawings.json';
import { chosenPlaces, countTasks, kinds, type Counting } from './rules';

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

describe('the places of things', () => {
  const places = drawings.places as unknown as Record<string, [number, number, number][]>;

  test.each(Object.entries(places))('%s are never on each other or cut off', (_, all) => {
    expect(all).toHaveLength(12);
    all.forEach(([x, y, size], place) => {
      expect(x).toBeGreaterThan(37 * size);
      expect(x).toBeLessThan(480 - 37 * size);
      expect(y).toBeGreaterThan(37 * size);
      expect(y).toBeLessThan(400 - 37 * size);
      for (const [otherX, otherY, otherSize] of all.slice(place + 1)) {
        const apart = Math.hypot(x - otherX, y - otherY);
        expect(apart, `${x} ${y}, ${otherX} ${otherY}`).toBeGreaterThan((size + otherSize) * 31);
      }
    });
  });

  test('as many as are counted are chosen, the near ones in front', () => {
    const all = places.enten!;
    const three = chosenPlaces(all, 3, 1);
    expect(new Set(three).size).toBe(3);
    expect(three.map(([, y]) => y)).toEqual(three.map(([, y]) => y).sort((a, b) => a - b));
    expect(chosenPlaces(all, 3, 2)).not.toEqual(three);
    expect(chosenPlaces(all, 12, 4)).toHaveLength(12);
  });
});

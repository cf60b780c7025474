import { expect, test } from 'vitest';
import { pathOf, shapeOf, trailOf, wayBetween } from './trail';

test('a phone has a slim map, a tablet a tall one, and what lies on its side a wide one', () => {
  expect([shapeOf(390, 790), shapeOf(820, 1130), shapeOf(844, 342), shapeOf(800, 800)]).toEqual([
    'slim',
    'tall',
    'wide',
    'wide',
  ]);
});

test.each(['wide', 'tall', 'slim'] as const)('on a %s map every game has its own spot', (shape) => {
  for (const games of [1, 4, 6, 8]) {
    const { spots } = trailOf(games, shape);
    expect(spots).toHaveLength(games + 1);
    const along = spots.map(([x, y]) => (shape === 'wide' ? x : -y));
    expect(along).toEqual([...along].sort((one, other) => one - other));
    for (const place of spots.flat()) expect(place).toBeGreaterThan(0);
    for (const place of spots.flat()) expect(place).toBeLessThan(100);
  }
});

test('the drawn path leads through all spots', () => {
  const { line, spots } = trailOf(6, 'tall');
  for (const [x, y] of spots) expect(pathOf(line)).toContain(`${x} ${Math.round(y * 100) / 100}`);
});

test('the way leads from spot to spot, forwards and back, and stays on the path', () => {
  const trail = trailOf(6, 'wide');
  const there = wayBetween(trail, 1, 4);
  expect([there[0], there.at(-1)]).toEqual([trail.spots[1], trail.spots[4]]);
  expect(there).toContainEqual(trail.spots[2]);
  expect(wayBetween(trail, 4, 1)).toEqual([...there].reverse());
  expect(wayBetween(trail, 3, 3)).toEqual([trail.spots[3]]);
});

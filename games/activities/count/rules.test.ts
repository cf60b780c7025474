import { expect, test } from 'vitest';
import { layOut } from './rules';

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

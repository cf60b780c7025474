import { describe, expect, test } from 'vitest';
import { boxOf } from '../svg/box';
import { wordDrawings } from './word-drawings';

describe.each(Object.entries(wordDrawings))('%s', (_topic, words) => {
  test.each(Object.entries(words))('%s is drawn', (_word, draw) => {
    const svg = draw();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const [, , width, height] = boxOf(svg);
    expect(Math.min(width, height)).toBeGreaterThan(4);
  });

  test('no two words look the same', () => {
    const drawn = Object.values(words).map((draw) => draw());
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleMarks, genderOf, withArticle } from './articles';
import { wordCalled } from '../../testing/lesson-fixture';

const tokens = readFileSync(new URL('../../../shared/tokens.css', import.meta.url), 'utf8');
const valueOf = (colour: string) =>
  new RegExp(`${colour.slice(4, -1)}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('articles', () => {
  test('every article has a colour and a shape of its own', () => {
    const marks = Object.values(articleMarks);
    expect(new Set(marks.map((mark) => valueOf(mark.colour))).size).toBe(4);
    expect(new Set(marks.map((mark) => mark.shape)).size).toBe(4);
    expect(marks.map((mark) => mark.sign)).toEqual(['●', '▲', '■', '◆']);
  });

  test.each(['#fff8ec', '#fffdf7', '#fff0c9', '#e2f3df'])('can be read on %s', (paper) => {
    for (const { colour } of Object.values(articleMarks)) {
      const contrast = (luminance(paper) + 0.05) / (luminance(valueOf(colour)) + 0.05);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a noun is said with its article, another word alone', () => {
    expect(withArticle(wordCalled('hund'))).toBe('der Hund');
    expect(withArticle({ de: 'rot', article: null })).toBe('rot');
  });

  test('a word that is a plural wears the mark of the plural', () => {
    expect(genderOf({ article: 'die', many: true })).toBe('plural');
    expect(genderOf(wordCalled('katze'))).toBe('die');
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonColour } from './palettes';

const css = readFileSync(new URL('palettes.css', import.meta.url), 'utf8');
const places = [0, 1, 2, 3, 4, 5, 6, 7];

test("books with a '1' in their title are warm, the others cool", () => {
  expect(lessonColour('Kaktus 1 Interaktiv', 0)).toBe('--warm-1');
  expect(lessonColour('Kaktus 2', 7)).toBe('--cool-8');
});

test('after the eighth colour comes the first', () => {
  expect(lessonColour('Kaktus 2', 8)).toBe('--cool-1');
});

test.each(['Kaktus 1', 'Kaktus 2'])('%s has eight different colours', (title) => {
  const values = places.map(
    (place) => new RegExp(`${lessonColour(title, place)}: (#[0-9a-f]{6});`).exec(css)?.[1],
  );
  expect(values).not.toContain(undefined);
  expect(new Set(values).size).toBe(8);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { metresOf } from '../heights';
import { searchPicture } from './search-picture';

type Standing = [x: number, y: number, metre: number];
type Hiding = { words: string[]; places: Record<'tall' | 'wide', Standing>[] };
const readHidings = (lesson: string): Hiding[] => {
  const file = new URL(`../../lessons/kaktus-2-interaktiv/${lesson}.json`, import.meta.url);
  const { activities } = JSON.parse(readFileSync(file, 'utf8')) as {
    activities: (string | { activity: string; data: { hidings: Hiding[] } })[];
  };
  return activities.flatMap((one) =>
    typeof one === 'object' && one.activity === 'search-picture' ? one.data.hidings : [],
  );
};

// The sheet on a phone on its side and on an upright one, in pixels.
const sheets = { wide: [560, 280], tall: [376, 577] } as const;
const leastApart = 40;

describe.each(['tiere', 'natur'])('the search picture of %s', (lesson) => {
  const hidings = readHidings(lesson);

  test('twelve words hide, each in a place of its own', () => {
    expect(hidings.flatMap(({ words }) => words)).toHaveLength(12);
    for (const { words, places } of hidings) expect(places).toHaveLength(words.length);
  });

  test.each(['wide', 'tall'] as const)('fingers tell them apart on the %s sheet', (side) => {
    const [width, height] = sheets[side];
    const middles = hidings.flatMap(({ words, places }) =>
      places.map((place, at): [number, number] => {
        const [x, y, metre] = place[side];
        const high = (metre * (metresOf(words[at]!) ?? 1) * height) / 100;
        return [(x * width) / 100, (y * height) / 100 - Math.max(64, high) / 2];
      }),
    );
    for (const [at, one] of middles.entries())
      for (const other of middles.slice(at + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(leastApart);
  });
});

test('each place is drawn broad and upright, behind and before those who hide', () => {
  const { behind, before } = searchPicture();
  const names = ['walk-tall', 'walk-wide', 'zoo-tall', 'zoo-wide'];
  expect(Object.keys(behind).sort()).toEqual(names);
  expect(Object.keys(before).sort()).toEqual(names);
});

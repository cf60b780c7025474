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
const phones = { wide: [560, 280], tall: [374, 502] } as const;
const leastApart = 40;

// The sheet in pixels: on a low phone, on a phone on its side or a small upright one, on tablets.
const sheets = {
  wide: [193, 213, 261, 432].map((height) => [height * 2, height] as const),
  tall: [335, 425, 560, 745].map((height) => [(height * 640) / 860, height] as const),
};
const fingertip = 64;

/** How broad its picture is, measured by its height. */
function shapeOf(lesson: string, word: string): number {
  const file = new URL(`../../pictures/${lesson}/${word}.svg`, import.meta.url);
  const drawing = searchPicture().hidden[word];
  const view = drawing?.view ?? /viewBox="([^"]+)"/.exec(readFileSync(file, 'utf8'))![1];
  const [, , width, height] = view!.split(' ').map(Number);
  return width! / height!;
}

type Area = { word: string; left: number; top: number; width: number; height: number };

/** What is tapped for a word: all of its picture, and never less than a fingertip. */
function areaOf(
  lesson: string,
  word: string,
  [x, y, metre]: Standing,
  [wide, high]: readonly [number, number],
) {
  const drawn = (metre * (metresOf(word) ?? 1) * high) / 100;
  const width = Math.max(fingertip, drawn * shapeOf(lesson, word));
  const height = Math.max(fingertip, drawn);
  return {
    word,
    left: (x * wide) / 100 - width / 2,
    top: (y * high) / 100 - height,
    width,
    height,
  };
}

const parts = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;
/** Whether somebody who taps one of them may get the other. */
const lieOverEachOther = (one: Area, other: Area) =>
  [
    [one, other],
    [other, one],
  ].some(([tapped, over]) =>
    parts.some(([across, down]) => {
      const x = tapped!.left + tapped!.width * across - over!.left;
      const y = tapped!.top + tapped!.height * down - over!.top;
      return x > 0 && x < over!.width && y > 0 && y < over!.height;
    }),
  );

describe.each(['tiere', 'natur'])('the search picture of %s', (lesson) => {
  const hidings = readHidings(lesson);

  test('twelve words hide, each in a place of its own', () => {
    expect(hidings.flatMap(({ words }) => words)).toHaveLength(12);
    for (const { words, places } of hidings) expect(places).toHaveLength(words.length);
  });

  test.each(['wide', 'tall'] as const)('fingers tell them apart on the %s sheet', (side) => {
    const [width, height] = phones[side];
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

describe.each(['tiere', 'natur'])('in the search picture of %s', (lesson) => {
  test.each(['wide', 'tall'] as const)('nobody lies over anybody on a %s sheet', (side) => {
    const faults = sheets[side].flatMap((sheet) => {
      const spots = readHidings(lesson).flatMap(({ words, places }) =>
        places.map((place) => words.map((word) => areaOf(lesson, word, place[side], sheet))),
      );
      return spots.flatMap((areas, at) =>
        spots
          .slice(at + 1)
          .flatMap((others) =>
            areas.flatMap((one) =>
              others
                .filter((other) => other.word !== one.word && lieOverEachOther(one, other))
                .map((other) => `${one.word} and ${other.word} at ${sheet[1]}`),
            ),
          ),
      );
    });
    expect(faults).toEqual([]);
  });
});

test('each place is drawn broad and upright, behind and before those who hide', () => {
  const { behind, before } = searchPicture();
  const names = ['walk-tall', 'walk-wide', 'zoo-tall', 'zoo-wide'];
  expect(Object.keys(behind).sort()).toEqual(names);
  expect(Object.keys(before).sort()).toEqual(names);
});

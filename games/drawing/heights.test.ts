import { expect, test } from 'vitest';
import { heightOf, sizedTopics } from './heights';
import { pictures } from './pictures';

/** Seasons, weather, sounds and feasts have no size. */
const sizeless =
  /^(farben|zahlen|familie|koerperteile|gesten|zeichen)\/|(geburtstag\/(geburtstag|party|musik))|jahreszeiten\/(sonne|regen|schnee|wind|wolke)|natur\/(meer|mond|stern)/;

test('every drawn thing has its size in the world', () => {
  const missing = [...pictures.keys()].filter(
    (path) => !sizeless.test(path) && heightOf(path, 100) === null,
  );
  expect(missing).toEqual([]);
});

test('and every size belongs to a drawing', () => {
  const named = Object.entries(sizedTopics).flatMap(([topic, things]) =>
    Object.keys(things).map((name) => `${topic}/${name}.svg`),
  );
  expect(named.filter((path) => !pictures.has(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { seededRandom } from '../../kit/shuffle';
import { movings, type Thing } from './rules';

const places = ['auf-bett', 'unter-bett', 'auf-tisch', 'unter-tisch', 'in-schrank', 'in-regal'];
const thing = (name: string, ...where: string[]): Thing => ({
  name,
  picture: `${name}.svg`,
  places: where.map((place) => ({
    place,
    word: place.split('-')[1] ?? '',
    says: { text: `${name} ${place}`, recording: place },
    there: { says: { text: `${name} da`, recording: `${place}-there` } },
  })),
});
const things = [
  thing('der Ball', 'unter-bett', 'unter-tisch'),
  thing('das Buch', 'in-regal', 'auf-tisch'),
  thing('die Katze', 'auf-bett', 'unter-bett', 'in-schrank'),
  thing('die Uhr', 'in-regal'),
];
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const play = (seed: number) => movings(things, places, seededRandom(seed));

test('no two things share a place, and each goes where it may', () => {
  for (const seed of seeds) {
    const moves = play(seed);
    expect(moves.length).toBeGreaterThanOrEqual(3);
    const used = moves.map(({ wants }) => wants[0]);
    expect(new Set(used).size).toBe(used.length);
    for (const { name, wants, says } of moves) expect(says.text).toBe(`${name} ${wants[0]}`);
  }
});

test('the right place is among the choices, and no choice is full already', () => {
  for (const seed of seeds) {
    const full: string[] = [];
    for (const { wants, choices } of play(seed)) {
      expect(choices).toContain(wants[0]);
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.some((place) => full.includes(place))).toBe(false);
      full.push(wants[0]);
    }
  }
});

test('the same thing does not always go to the same place', () => {
  const cats = seeds.flatMap((seed) =>
    play(seed)
      .filter(({ name }) => name === 'die Katze')
      .map(({ wants }) => wants[0]),
  );
  expect(new Set(cats).size).toBe(3);
});

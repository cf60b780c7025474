import { expect, test } from 'vitest';
import { lesson, wordCalled } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { growth, hide, searchFor, type Picture, type Place } from './rules';

const place = (behind: string, top: number): Place => ({
  behind,
  tall: [20, top],
  wide: [top, 20],
});
const farm: Picture = {
  scene: 'zoo',
  hidings: [
    { words: ['ente', 'fisch'], places: [place('pond', 70), place('pond', 90)] },
    {
      words: lesson.words.map((word) => word.id).filter((id) => !['ente', 'fisch'].includes(id)),
      places: Array.from({ length: 10 }, (_, index) => place('bush', index * 6)),
    },
  ],
};

test('everyone hides at a place of their own, and those of the water in the water', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const spots = hide(farm, lesson.words, seededRandom(seed));
    expect(new Set(spots.map((spot) => spot.word.id)).size).toBe(12);
    expect(new Set(spots.map((spot) => spot.tall[1])).size).toBe(12);
    for (const { word, behind } of spots) {
      expect(behind).toBe(['ente', 'fisch'].includes(word.id) ? 'pond' : 'bush');
    }
  }
});

test('the keyboard walks through the picture from top to bottom', () => {
  const tops = hide(farm, lesson.words, seededRandom(3)).map((spot) => spot.tall[1]);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('a giraffe is larger than a lion, and a bee large enough to be found', () => {
  const tall = (metres?: number) => growth({ ...wordCalled('hund'), ...(metres && { metres }) });
  expect(tall(4.8)).toBeGreaterThan(tall(1.2));
  expect(tall(0.02)).toBeGreaterThan(0.7);
  expect(tall(900)).toBe(1.4);
  expect(tall()).toBe(1);
});

test('another game hides them elsewhere', () => {
  const [one, other] = [1, 2].map((seed) =>
    hide(farm, lesson.words, seededRandom(seed)).map((spot) => spot.word.id),
  );
  expect(one).not.toEqual(other);
});

test('eight are looked for, each hidden in the picture and each once, in the given order', () => {
  const small = { ...farm, hidings: farm.hidings.slice(1) };
  const spots = hide(small, lesson.words, seededRandom(1));
  const asked = searchFor(lesson.words, spots).map(({ word }) => word);
  expect(asked).toHaveLength(8);
  expect(asked).not.toContain(wordCalled('fisch'));
  expect(asked).toEqual(lesson.words.filter((word) => asked.includes(word)));
});

test('a picture with too few places or an unknown word is refused', () => {
  const broken = (words: string[]) => () =>
    hide(
      { scene: 'zoo', hidings: [{ words, places: [place('bush', 1)] }] },
      lesson.words,
      Math.random,
    );
  expect(broken(['hund', 'katze'])).toThrow('as many places');
  expect(broken(['drache'])).toThrow('no word drache');
});

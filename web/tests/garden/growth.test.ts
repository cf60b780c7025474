/** What grows, what is thirsty, and how watering teaches. */
import type { Topic } from 'virtual:garden-words';
import { topics } from 'virtual:garden-words';
import { expect, test } from 'vitest';
import { bedsOf, daysUntilThirsty, thirsty } from '../../src/features/garden/growth';
import { hasGrown, tapped, wateringTaskFor } from '../../src/features/garden/watering';

const word = (id: string) => ({
  id,
  says: id,
  picture: `${id}.svg`,
  sound: `${id}.mp3`,
  named: undefined,
});
const topic: Topic = {
  topic: 'kaktus-1/tiere',
  title: 'Tiere',
  alike: [['hund', 'wolf']],
  words: ['hund', 'wolf', 'katze', 'kuh', 'maus', 'ente', 'huhn', 'schaf'].map(word),
};
const bedsWith = (days: Record<string, string[]>) => bedsOf([topic], { [topic.topic]: days });
const ids = (plants: { word: { id: string } }[]) => plants.map(({ word }) => word.id);

test('a plant grows with the days on which its word was right, and never shrinks', () => {
  const [bed] = bedsWith({
    hund: ['2026-01-01'],
    katze: ['2026-01-01', '2026-01-02'],
    kuh: ['2026-01-01', '2026-01-02', '2026-01-05'],
    maus: ['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-12'],
    einhorn: ['2026-01-01'],
    ente: [],
  });
  expect(bed?.plants.map(({ word, stage }) => [word.id, stage])).toEqual([
    ['hund', 1],
    ['katze', 2],
    ['kuh', 3],
    ['maus', 4],
  ]);
  expect(bed?.free).toBe(4);
});

test('a topic in which nothing grows has no bed', () => {
  expect(bedsWith({})).toEqual([]);
});

test('six words at most are watered, those that have waited longest', () => {
  const days = Object.fromEntries(
    topic.words.map(({ id }, index) => [id, [`2026-01-0${8 - index}`]]),
  );
  expect(ids(thirsty(bedsWith(days), '2026-02-01'))).toEqual([
    'schaf',
    'huhn',
    'ente',
    'maus',
    'kuh',
    'katze',
  ]);
});

test.each([
  [['2026-01-10'], '2026-01-10', 1],
  [['2026-01-01', '2026-01-10'], '2026-01-10', 3],
  [['2026-01-01', '2026-01-02', '2026-01-10'], '2026-01-11', 6],
  [['2026-01-01'], '2026-01-10', 1],
  [['2030-01-01'], '2026-01-10', 1],
])('after %j, on %s, one comes again in %i days', (days, today, count) => {
  expect(daysUntilThirsty(bedsWith({ hund: days }), today)).toBe(count);
});

test('pictures that could both be meant are never offered together', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    let value = seed;
    const random = () => ((value = (value * 16807) % 2147483647) - 1) / 2147483646;
    const { choices } = wateringTaskFor(topic.words[0]!, topic, random);
    expect(choices).toHaveLength(4);
    expect(ids(choices.map((one) => ({ word: one })))).not.toContain('wolf');
  }
});

test('a mistake is named, a second leaves two pictures, a third shows the answer; only a first try grows', () => {
  const start = wateringTaskFor(topic.words[0]!, topic, () => 0.5);
  const [hund] = topic.words;
  const wrong = start.choices.filter(({ id }) => id !== 'hund');
  expect(hasGrown(tapped(start, hund!))).toBe(true);

  const first = tapped(start, wrong[0]!);
  expect(first).toMatchObject({ turn: 'wrong', mistakes: 1, tapped: wrong[0] });
  expect(first.choices).toHaveLength(4);
  expect(hasGrown(tapped(first, hund!))).toBe(false);

  const second = tapped(first, wrong[1]!);
  expect(second.choices).toHaveLength(2);
  expect(second.choices).toContain(hund);

  const third = tapped(
    second,
    second.choices.find(({ id }) => id !== 'hund')!,
  );
  expect(third.turn).toBe('shown');
  expect(tapped(third, hund!)).toMatchObject({ turn: 'right', mistakes: 3 });
});

test('every word of the books has its picture, its sound and its name', () => {
  expect(topics.length).toBeGreaterThanOrEqual(16);
  const incomplete = topics.flatMap(({ topic, words }) =>
    words
      .filter(({ picture, sound, named }) => !picture || !sound || !named)
      .map(({ id }) => `${topic} ${id}`),
  );
  expect(incomplete).toEqual([]);
  expect(topics.find(({ topic }) => topic === 'kaktus-1/tiere')?.words[0]?.says).toBe('der Hund');
});

import { expect, test } from 'vitest';
import { lesson, wordCalled, words } from '../../testing/lesson-fixture';
import { pickDistractors, pickUnlike } from './distractors';
import { seededRandom } from 'kaktus-shared/shuffle';

test('no distractor could also be right', () => {
  const ente = wordCalled('ente');
  const twin = { ...wordCalled('kuh'), id: 'kuh-2', picture: ente.picture };
  for (let seed = 0; seed < 50; seed += 1) {
    const others = pickDistractors(ente, [...words, twin], lesson.alike, 3, seededRandom(seed));
    const ids = others.map((word) => word.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('ente');
    expect(ids).not.toContain('huhn');
    expect(ids).not.toContain('kuh-2');
  }
});

test('a lesson without enough fair distractors is refused', () => {
  const hund = wordCalled('hund');
  expect(() => pickDistractors(hund, words.slice(0, 3), [], 3, seededRandom(1))).toThrow('hund');
});

test('of words that look alike only one is picked, the first words before others', () => {
  const ids = (count: number) => pickUnlike(words, lesson.alike, count).map((word) => word.id);
  expect(ids(3)).toEqual(['hund', 'katze', 'kaninchen']);
  expect(ids(12)).toHaveLength(11);
  expect(ids(12)).not.toContain('ente');
});

test('a first word that would spoil the set gives way', () => {
  const [hub, ...others] = words.slice(0, 6);
  const alike = others.map((word) => [hub?.id ?? '', word.id] as [string, string]);
  expect(pickUnlike(words.slice(0, 6), alike, 5)).toEqual(others);
  expect(pickUnlike(words.slice(0, 6), alike, 1)).toEqual([hub]);
});

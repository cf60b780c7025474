// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { companionPoses, drawCompanion } from '../../drawing/characters/companions';
import { boxOf } from '../../drawing/svg/box';
import { readFiles } from '../content/content';
import { companionOf, companyModule } from './company-module';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const lessons = content.books.flatMap((book) => book.lessons);

test('a lesson chooses; otherwise it is the one of its story, and without a story Kaktus', () => {
  const vocabulary = 'kaktus1/tiere';
  expect(companionOf(content, { vocabulary, companion: 'oma' })).toBe('oma');
  expect(['mia', 'tom']).toContain(companionOf(content, { vocabulary }));
  expect(companionOf(content, { vocabulary: 'kaktus9/neu' })).toBe('kaktus');
});

test('more than three play along, and nobody who is on a card of the same lesson', () => {
  const chosen = lessons.map((lesson) => companionOf(content, lesson));
  expect(new Set(chosen).size).toBeGreaterThan(3);
  for (const [place, { vocabulary }] of lessons.entries()) {
    const words = content.topics.get(vocabulary)?.words.map(({ id }) => id) ?? [];
    expect(words, vocabulary).not.toContain(chosen[place]);
  }
});

test('book and games of a topic have the same one', () => {
  for (const { vocabulary } of lessons) {
    const both = lessons.filter((one) => one.vocabulary === vocabulary);
    expect(new Set(both.map((one) => companionOf(content, one))).size, vocabulary).toBe(1);
  }
});

test('a product gets its own and Kaktus, in 5 kB', () => {
  for (const lesson of lessons)
    expect(gzipSync(companyModule(content, lesson)).length, lesson.slug).toBeLessThan(5000);
});

describe.each(['mia', 'tom', 'oma', 'opa', 'hund', 'kaktus'] as const)('%s', (who) => {
  const { mouths, poses, box, touched, eyes } = drawCompanion(who);

  test('has another picture for every mouth, every pose, and for glad eyes', () => {
    expect(new Set(mouths).size).toBe(4);
    const arms = companionPoses.map((pose) => JSON.stringify(poses[pose]));
    expect(new Set(arms).size).toBe(companionPoses.length);
    expect(eyes.happy).not.toBe(eyes.open);
  });

  test('opens its mouth wider and wider', () => {
    const heights = mouths.slice(1).map((mouth) => boxOf(mouth)[3]);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  test('is touched where it stands', () => {
    const [left, top, width, height] = box.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const [x, y, wide, high] = touched;
    expect(x).toBeGreaterThanOrEqual(left);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(x + wide).toBeLessThanOrEqual(left + width);
    expect(y + high).toBeLessThanOrEqual(top + height);
  });
});

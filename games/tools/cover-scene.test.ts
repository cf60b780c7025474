// @vitest-environment node
import { expect, test } from 'vitest';
import { readFiles } from './content';
import { coverCards, coverScene } from './cover-scene';
import { thumbnailOf } from './product';

const root = new URL('..', import.meta.url).pathname;
const content = readFiles(root);
const lessons = content.books.flatMap((book) => book.lessons.map((lesson) => ({ book, lesson })));

test('every cover is a scene of its own lesson, and no two are the same', () => {
  const covers = lessons.map(({ book, lesson }) => thumbnailOf(root, content, book, lesson));
  expect(new Set(covers).size).toBe(lessons.length);
  for (const cover of covers) expect(cover).not.toMatch(/<image|data:/);
  // It draws the pages of all stories.
}, 60_000);

test('a book to read shows people or things in their place, a book to play shows cards', () => {
  for (const [vocabulary, topic] of content.topics) {
    const { backdrop, things } = coverScene(content, vocabulary);
    expect(things.length, vocabulary).toBeGreaterThanOrEqual(1);
    expect(coverCards(root, topic, backdrop).length, vocabulary).toBeGreaterThanOrEqual(1);
  }
});

test('one thing more than there is room for is left out', () => {
  const [[, topic] = []] = [...content.topics];
  if (!topic) throw new Error('There are no topics.');
  expect(coverCards(root, topic, ' '.repeat(14_000))).toEqual([]);
});

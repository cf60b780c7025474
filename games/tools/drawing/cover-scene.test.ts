// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thingsOf } from '../../drawing/scenes/draw-scene';
import type { SceneData } from '../../drawing/scenes/scene-data';
import { pictureFile, readFiles } from '../content/content';
import { coverCards, coverHost, coverScene } from './cover-scene';
import { thumbnailOf } from '../products/product';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const lessons = content.books.flatMap((book) => book.lessons.map((lesson) => ({ book, lesson })));

test('every cover is a scene of its own lesson, and no two are the same', () => {
  const covers = lessons.map(({ book, lesson }) => thumbnailOf(root, content, book, lesson));
  expect(new Set(covers).size).toBe(lessons.length);
  for (const cover of covers) expect(cover).not.toMatch(/<image|data:/);
  // It draws the pages of all stories.
});

test('a book to read shows a whole page of its story, people and all', () => {
  for (const vocabulary of content.topics.keys()) {
    const { things } = coverScene(content, vocabulary);
    const pages = lessons.find(({ lesson }) => lesson.vocabulary === vocabulary && lesson.scenes);
    const whole = pages?.lesson.scenes?.map((scene) => thingsOf(scene).length);
    expect(whole, vocabulary).toContain(things.length);
    expect(things.length, vocabulary).toBeGreaterThanOrEqual(3);
  }
});

test('an author may choose the page, otherwise it is the one with the most words', () => {
  const book = content.books.find(({ form }) => form === 'picture-book')!;
  const lesson = book.lessons.find(({ vocabulary }) => vocabulary === 'kaktus1/familie')!;
  const coverOf = (scenes: SceneData[]) =>
    coverScene(
      { ...content, books: [{ ...book, lessons: [{ ...lesson, scenes }] }] },
      lesson.vocabulary,
    );
  const [first, parents] = lesson.scenes!;
  const usual = coverOf(lesson.scenes!);
  expect(usual).toEqual(coverOf([parents!, first!]));
  expect(coverOf([{ ...first!, cover: true }, ...lesson.scenes!.slice(1)])).not.toEqual(usual);
});

test('a book to play shows three cards, those of the cover first', () => {
  for (const [vocabulary, topic] of content.topics) {
    const cards = coverCards(root, topic);
    expect(cards.length, vocabulary).toBe(3);
    for (const id of topic.cover) {
      const { picture } = topic.words.find((word) => word.id === id)!;
      expect(cards, id).toContain(readFileSync(pictureFile(root, picture), 'utf8'));
    }
  }
});

test('somebody looks over the cards of every book to play', () => {
  for (const { book, lesson } of lessons.filter((one) => one.book.form === 'interactive')) {
    const { drawing, face } = coverHost(content, lesson.vocabulary);
    const view = /viewBox="[^"]*"/.exec(drawing)![0];
    const cover = thumbnailOf(root, content, book, lesson);
    const [, top, high] = new RegExp(`y="([^"]*)" width="[^"]*" height="([^"]*)" ${view}`).exec(
      cover,
    )!;
    const cardTop = 108;
    expect(Number(top), lesson.vocabulary).toBeGreaterThan(0);
    expect(Number(top) + Number(high) * face, lesson.vocabulary).toBeLessThan(cardTop);
  }
});

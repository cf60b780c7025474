import { beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../content/content.ts';
import { iconOf, lessonIcons } from './icon.ts';

const root = new URL('../..', import.meta.url).pathname;
const square = '<svg viewBox="0 0 9 9"><path id="a" d="M0 0H9V9H0Z"/></svg>';
const asked = { colour: '#ffc145', wordPicture: () => square };
const template = (content: string) => `<svg viewBox="0 0 128 128">${content}</svg>\n`;

test('an icon shows a word in its place, before a ground in its colour', () => {
  const place = '<use data-word="next" x="10" y="20" width="30" height="40"/>';
  const icon = iconOf({ ...asked, template: template(place) });
  expect(icon).toContain('<svg x="10" y="20" width="30" height="40" viewBox="0 0 9 9">');
  expect(icon).toContain('r="62" fill="#ffc145"');
});

test('an icon can show a person of the cast, and nobody else', () => {
  const shows = (who: string) =>
    template(`<use data-person="${who}" x="1" y="2" width="3" height="4"/>`);
  expect(iconOf({ ...asked, template: shows('oma') })).toContain('<svg x="1" y="2"');
  expect(() => iconOf({ ...asked, template: shows('nobody') })).toThrow('nobody of the cast');
});

test('a place that cannot be read is an error', () => {
  expect(() => iconOf({ ...asked, template: template('<use data-word="next"/>') })).toThrow();
});

describe('the icons of all lessons', () => {
  let icons: string[][];

  beforeAll(() => {
    const { books, topics } = readContent(root);
    icons = books.flatMap((book) =>
      book.lessons.map((lesson) => [
        ...lessonIcons(root, book, lesson, topics.get(lesson.vocabulary)!).values(),
      ]),
    );
  });

  test('differ from each other', () => {
    expect(new Set(icons.flat()).size).toBe(icons.flat().length);
  });

  test('are small', () => {
    for (const icon of icons.flat()) expect(icon.length).toBeLessThan(42_000);
  });
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { contentProblems } from './content-problems';
import type { Book } from './content-types';
import { readFiles } from './content';
import { groupOf, startLesson, startTopic, wishProblem } from './new-lesson';

const content = readFiles(new URL('..', import.meta.url).pathname);
const wish = { book: 'kaktus-1', slug: 'auf-dem-bauernhof', title: 'Auf dem Bauernhof' };

function problemsAfter(bookSlug: string): string[] {
  const book = content.books.find(({ slug }) => slug === bookSlug) as Book;
  const lesson = { slug: wish.slug, ...startLesson(wish, book, content) };
  const books = [{ ...book, lessons: [...book.lessons, lesson] }];
  const topics = new Map([...content.topics, ['kaktus1/auf-dem-bauernhof', startTopic(wish)]]);
  return contentProblems(
    { ...content, books, topics },
    (picture) => !picture.drawing.startsWith(wish.slug),
  );
}

test.each(['kaktus-1', 'kaktus-1-interaktiv'])(
  'a new lesson of %s has gaps and missing pictures, and no other fault',
  (book) => {
    const problems = problemsAfter(book);
    const gaps = problems.filter((problem) => problem.includes('a gap to fill'));
    const pictures = problems.filter((problem) => problem.includes('no picture for wort-'));
    expect(gaps).toHaveLength(1 + 12 * 8);
    expect(pictures).toHaveLength(12);
    expect(problems).toHaveLength(gaps.length + pictures.length);
  },
);

test('both versions of a lesson share their words', () => {
  expect([groupOf('kaktus-1'), groupOf('kaktus-1-interaktiv')]).toEqual(['kaktus1', 'kaktus1']);
});

test('a wish that cannot be fulfilled is refused with the reason', () => {
  expect(wishProblem(wish, content)).toBeNull();
  expect(wishProblem({ ...wish, book: 'kaktus-9' }, content)).toContain('There are: kaktus-1');
  expect(wishProblem({ ...wish, slug: 'Früh' }, content)).toContain('ue for ü');
  expect(wishProblem({ ...wish, slug: 'tiere' }, content)).toContain('has a lesson tiere');
  expect(wishProblem({ ...wish, title: ' ' }, content)).toContain('needs a title');
});

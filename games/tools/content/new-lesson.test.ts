// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentProblems } from './content-problems';
import { readAllFiles, readFiles } from './content';
import { draftReport, onlyDrafts } from './drafts';
import { main, wishProblem } from './new-lesson';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
// Names that no author takes, so that real drafts may lie beside them.
const wish = { book: 'kaktus-1', slug: 'im-versuch', title: 'Im Versuch' };
const fifth = { book: 'versuch-9', slug: 'auch-im-versuch', title: 'Auch', bookTitle: 'Versuch 9' };
const isOurs = (text: string) => text.includes('im-versuch');

describe('a new lesson', () => {
  let folder: string;

  /** As `make new-lesson` calls it. */
  const start = ({ book, slug, title, bookTitle }: typeof wish & { bookTitle?: string }) =>
    main(
      ['--book', book, '--slug', slug, '--title', title].concat(
        bookTitle ? ['--book-title', bookTitle] : [],
      ),
      folder,
    );
  const hasPicture = ({ drawing }: { drawing: string }) => !/wort-/.test(drawing);

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    folder = mkdtempSync(join(tmpdir(), 'kaktus-lesson-'));
    for (const part of ['lessons', 'vocabulary'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'activities'), join(folder, 'activities'));
    const books = [wish, { ...wish, book: 'kaktus-1-interaktiv' }, fifth];
    for (const one of books) expect(await start(one)).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is a draft: what is built, spoken and tested stays as it was', () => {
    expect(readFiles(folder)).toEqual(content);
    const begun = readAllFiles(folder).books.flatMap(({ slug: book, lessons }) =>
      lessons.filter(({ draft }) => draft).map(({ slug }) => `${book}/${slug}`),
    );
    expect(begun.filter(isOurs)).toEqual([
      'kaktus-1/im-versuch',
      'kaktus-1-interaktiv/im-versuch',
      'versuch-9/auch-im-versuch',
    ]);
  });

  test('has gaps and missing pictures, and no other fault', () => {
    const problems = contentProblems(onlyDrafts(readAllFiles(folder)), hasPicture).filter(isOurs);
    const gaps = problems.filter((problem) => problem.includes('a gap to fill'));
    const pictures = problems.filter((problem) => problem.includes('no picture for wort-'));
    expect(gaps).toHaveLength(2 * (1 + 12 * 8));
    expect(pictures).toHaveLength(2 * 12);
    expect(problems).toHaveLength(gaps.length + pictures.length);
  });

  test('tells its author each gap, then how it is finished', () => {
    const report = draftReport(readAllFiles(folder), hasPicture);
    const [first, , other] = report.filter((text) => /^(Im Versuch|Auch)/.test(text));
    expect(first).toMatch(/^Im Versuch: 109 to do\n/);
    expect(first).toContain('kaktus1/im-versuch.json has a gap to fill at words/0/de');
    expect(other).toContain('versuch9/auch-im-versuch.json has no picture for wort-1');
    const filled = readAllFiles(folder);
    filled.topics.set('versuch9/auch-im-versuch', content.topics.get('kaktus1/tiere')!);
    expect(draftReport(filled, () => true).join('\n')).toContain(
      'Auch is complete. Remove the line "draft" from lessons/versuch-9/auch-im-versuch.json',
    );
  });

  test('begins a book that is not there, at the end of the library', () => {
    const groups = readAllFiles(root).books.map(({ groupPosition }) => groupPosition);
    expect(JSON.parse(readFileSync(join(folder, 'lessons/versuch-9/book.json'), 'utf8'))).toEqual({
      title: 'Versuch 9',
      form: 'picture-book',
      group: 'versuch9',
      groupPosition: Math.max(...groups) + 1,
    });
  });

  test('shares its words with its other version', () => {
    const paths = [...readAllFiles(folder).topics.keys()];
    expect(paths.filter((path) => path.endsWith('/im-versuch'))).toHaveLength(1);
  });
});

test('a wish that cannot be fulfilled is refused with the reason', () => {
  expect(wishProblem(wish, content)).toBeNull();
  expect(wishProblem(fifth, content)).toBeNull();
  expect(wishProblem({ ...wish, book: 'versuch-9' }, content)).toContain('There are: kaktus-1');
  expect(wishProblem({ ...wish, slug: 'Früh' }, content)).toContain('ue for ü');
  expect(wishProblem({ ...fifth, book: 'Versuch 9' }, content)).toContain('ue for ü');
  expect(wishProblem({ ...wish, slug: 'tiere' }, content)).toContain('has a lesson tiere');
  expect(wishProblem({ ...wish, title: ' ' }, content)).toContain('needs a title');
});

/** Starts a new lesson, and its book if there is none: a draft whose gaps `npm run drafts` names until filled. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { gapMark } from './content-problems.ts';
import type { Book, Content, LessonFile, Topic } from './content-types.ts';
import { readAllFiles } from './content.ts';

type Wish = { book: string; slug: string; title: string; bookTitle?: string };

const here = new URL('../..', import.meta.url).pathname;
const questions: [keyof Wish & ('book' | 'slug' | 'title'), string][] = [
  ['book', 'Which book? (its folder, such as kaktus-1) '],
  ['slug', 'Short name? (small letters, digits and hyphens, such as auf-dem-bauernhof) '],
  ['title', 'Title? (as children read it, such as Auf dem Bauernhof) '],
];

/** Both versions of a lesson share their words, so both books lead to one group. */
const groupOf = (book: string) => book.replace(/-interaktiv$/, '').replaceAll('-', '');

const isShortName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

export function wishProblem(
  { book, slug, title, bookTitle }: Wish,
  { books }: Content,
): string | null {
  const existing = books.find((one) => one.slug === book);
  if (!existing && !bookTitle?.trim()) {
    return `There is no book ${book}. There are: ${books.map((one) => one.slug).join(', ')}. To begin it, say its title, too: BOOK_TITLE='…'.`;
  }
  if (!isShortName(slug) || !isShortName(book)) {
    return 'Short names have small letters a to z, digits and single hyphens only (ue for ü).';
  }
  if (existing?.lessons.some((lesson) => lesson.slug === slug))
    return `${book} has a lesson ${slug}.`;
  return title.trim() ? null : 'The lesson needs a title.';
}

/** The book of that name, or a new one at the end of the library. */
function bookFor({ book: slug, bookTitle = '' }: Wish, { books }: Content): Book {
  const group = groupOf(slug);
  const places = books.map(({ groupPosition }) => groupPosition);
  const sameGroup = books.find((one) => one.group === group);
  return (
    books.find((one) => one.slug === slug) ?? {
      slug,
      title: bookTitle,
      form: slug.endsWith('-interaktiv') ? 'interactive' : 'picture-book',
      group,
      groupPosition: sameGroup?.groupPosition ?? Math.max(0, ...places) + 1,
      lessons: [],
    }
  );
}

function startTopic({ slug, title }: Wish): Topic {
  const words = Array.from({ length: 12 }, (_, place) => {
    const id = `wort-${place + 1}`;
    return {
      id,
      de: gapMark,
      kind: 'noun' as const,
      article: 'der' as const,
      plural: gapMark,
      en: gapMark,
      tr: gapMark,
      uk: gapMark,
      ar: gapMark,
      es: gapMark,
      pl: gapMark,
      picture: { drawing: `${slug}/${id}.svg` },
    };
  });
  return { title, en: gapMark, cover: ['wort-1', 'wort-2'], alike: [], words };
}

/** How many words are written at each level. */
const usualWriting = { letters: 6, traced: 3, typed: 4 };

/** Lists what every lesson of this form has; the author adds activities that need more data from the lesson. */
export function startLesson(
  { slug, title }: Wish,
  book: Book,
  { activities }: Pick<Content, 'activities'>,
): Omit<LessonFile, 'slug'> {
  const usual =
    book.form === 'picture-book'
      ? ['word-spread', 'hear-and-find', 'say-after']
      : ['hear-and-find', 'memory', 'say-after', 'bingo', 'article-baskets', 'letters', 'writing'];
  return {
    title,
    position: Math.max(0, ...book.lessons.map(({ position }) => position)) + 1,
    draft: true,
    vocabulary: `${book.group}/${slug}`,
    activities: usual
      .filter((name) => activities.has(name))
      .map((activity) => ({ activity, ...(activity === 'writing' && { data: usualWriting }) })),
  };
}

/** What belongs to the new lesson: its words may be there already, for its other version. */
function startFiles(wish: Wish, content: Content): Map<string, object> {
  const book = bookFor(wish, content);
  const { slug, title, form, group, groupPosition } = book;
  return new Map<string, object>([
    [`lessons/${slug}/book.json`, { title, form, group, groupPosition }],
    [`vocabulary/${group}/${wish.slug}.json`, startTopic(wish)],
    [`lessons/${slug}/${wish.slug}.json`, startLesson(wish, book, content)],
  ]);
}

async function ask(answers: Partial<Wish>): Promise<Wish> {
  const wish = { book: '', slug: '', title: '', ...answers };
  const missing = questions.filter(([name]) => !wish[name]);
  if (missing.length === 0) return wish;
  if (!process.stdin.isTTY) {
    throw new Error('Say --book, --slug and --title, or call it where it can ask you.');
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  for (const [name, question] of missing) wish[name] = (await prompt.question(question)).trim();
  prompt.close();
  return wish;
}

async function write(root: string, path: string, value: object): Promise<void> {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const { code: text } = await format(path, JSON.stringify(value), { printWidth: 100 });
  writeFileSync(join(root, path), text);
  console.log(`made games/${path}`);
}

export async function main(args: string[], root = here): Promise<number> {
  const text = { type: 'string' } as const;
  const options = { book: text, slug: text, title: text, 'book-title': text };
  const { 'book-title': bookTitle, ...answers } = parseArgs({ args, options }).values;
  const wish = { ...(await ask(answers)), bookTitle };
  const content = readAllFiles(root);
  const problem = wishProblem(wish, content);
  if (problem) {
    console.error(problem);
    return 1;
  }
  for (const [path, value] of startFiles(wish, content)) {
    if (!existsSync(join(root, path))) await write(root, path, value);
  }
  console.log(`
It is a draft: nobody sees it until you remove the line "draft" from lessons/${wish.book}/${wish.slug}.json.
Next: fill every "${gapMark}", draw or choose the pictures, then
  npm run --prefix games drafts                          names what is still missing
  npm run --prefix games contact-sheet -- ${wish.slug}   shows all words in one picture
  npm run --prefix games speak                           makes the recordings, when it is a draft no longer
docs/content.md explains each step.`);
  return 0;
}

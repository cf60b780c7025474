/** Starts a new lesson: its words and its order of activities, with gaps that the check names until they are filled. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { gapMark } from './content-problems.ts';
import type { Book, Content, LessonFile, Topic } from './content-types.ts';
import { readFiles } from './content.ts';

type Wish = { book: string; slug: string; title: string };

const root = new URL('..', import.meta.url).pathname;
const questions: [keyof Wish, string][] = [
  ['book', 'Which book? (its folder, such as kaktus-1) '],
  ['slug', 'Short name? (small letters, digits and hyphens, such as auf-dem-bauernhof) '],
  ['title', 'Title? (as children read it, such as Auf dem Bauernhof) '],
];

/** Both versions of a lesson share their words, so both books lead to one group. */
export const groupOf = (book: string) => book.replace(/-interaktiv$/, '').replaceAll('-', '');

export function wishProblem({ book, slug, title }: Wish, { books }: Content): string | null {
  const known = books.find((one) => one.slug === book);
  if (!known) {
    return `There is no book ${book}. There are: ${books.map((one) => one.slug).join(', ')}`;
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'The short name has small letters a to z, digits and single hyphens only (ue for ü).';
  }
  if (known.lessons.some((lesson) => lesson.slug === slug)) return `${book} has a lesson ${slug}.`;
  return title.trim() ? null : 'The lesson needs a title.';
}

export function startTopic({ slug, title }: Wish): Topic {
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
    position: book.lessons.length + 1,
    vocabulary: `${groupOf(book.slug)}/${slug}`,
    activities: usual
      .filter((name) => activities.has(name))
      .map((activity) => ({ activity, ...(activity === 'writing' && { data: usualWriting }) })),
  };
}

async function ask(given: Partial<Wish>): Promise<Wish> {
  const wish = { book: '', slug: '', title: '', ...given };
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

async function write(path: string, value: object): Promise<void> {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const text = await format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
  writeFileSync(join(root, path), text);
  console.log(`made games/${path}`);
}

export async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { book: text, slug: text, title: text } });
  const wish = await ask(values);
  const content = readFiles(root);
  const problem = wishProblem(wish, content);
  const book = content.books.find((one) => one.slug === wish.book);
  if (problem || !book) {
    console.error(problem);
    return 1;
  }
  const topic = `vocabulary/${groupOf(wish.book)}/${wish.slug}.json`;
  if (!existsSync(join(root, topic))) await write(topic, startTopic(wish));
  await write(`lessons/${wish.book}/${wish.slug}.json`, startLesson(wish, book, content));
  console.log(`
Next: fill every "${gapMark}", draw or choose the pictures, then
  npm run --prefix games check                           names what is still missing
  npm run --prefix games contact-sheet -- ${wish.slug}   shows all words in one picture
  npm run --prefix games speak                           makes the recordings
docs/content.md explains each step.`);
  return 0;
}

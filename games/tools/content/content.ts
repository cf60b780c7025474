/** Reads the books, lessons, words and activities from their data files; refuses what the checks refuse. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentProblems } from './content-problems.ts';
import type {
  ActivityManifest,
  Book,
  Content,
  LessonFile,
  Picture,
  Topic,
} from './content-types.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const jsonFilesIn = (path: string) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

export function pictureFile(root: string, picture: Picture): string {
  return join(root, 'pictures', picture.drawing);
}

function readLesson(folder: string, slug: string): LessonFile {
  const scenes = join(folder, 'scenes', `${slug}.json`);
  const lesson = { slug, ...readJson(join(folder, `${slug}.json`)) } as LessonFile;
  if (!existsSync(scenes)) return lesson;
  const { pages, party, episode } = readJson(scenes);
  return { ...lesson, scenes: pages, party, episode };
}

/** All files, including drafts. */
export function readAllFiles(root: string): Content {
  const books = foldersIn(join(root, 'lessons')).map((slug) => {
    const folder = join(root, 'lessons', slug);
    const lessons = jsonFilesIn(folder)
      .filter((name) => name !== 'book')
      .map((name) => readLesson(folder, name))
      .sort((one, other) => one.position - other.position);
    return { slug, ...readJson(join(folder, 'book.json')), lessons } as Book;
  });
  const topics = new Map<string, Topic>();
  for (const group of foldersIn(join(root, 'vocabulary'))) {
    for (const name of jsonFilesIn(join(root, 'vocabulary', group))) {
      topics.set(`${group}/${name}`, readJson(join(root, 'vocabulary', group, `${name}.json`)));
    }
  }
  const activities = new Map<string, ActivityManifest>();
  for (const name of foldersIn(join(root, 'activities'))) {
    const schema = join(root, 'activities', name, 'data.schema.json');
    activities.set(name, {
      ...readJson(join(root, 'activities', name, 'manifest.json')),
      dataSchema: existsSync(schema) ? readJson(schema) : null,
    });
  }
  return { books, topics, activities };
}

/** Leaves out drafts, the words that only they name, and books in which nothing is finished. */
function withoutDrafts({ books, topics, activities }: Content): Content {
  const lessons = books.flatMap((book) => book.lessons);
  const finished = new Set(
    lessons.filter(({ draft }) => !draft).map(({ vocabulary }) => vocabulary),
  );
  const begun = new Set(lessons.filter(({ draft }) => draft).map(({ vocabulary }) => vocabulary));
  return {
    activities,
    books: books
      .map((book) => ({ ...book, lessons: book.lessons.filter(({ draft }) => !draft) }))
      .filter((book) => book.lessons.length > 0),
    topics: new Map([...topics].filter(([path]) => finished.has(path) || !begun.has(path))),
  };
}

/** Everything that is finished: what is built, spoken and tested. */
export function readFiles(root: string): Content {
  return withoutDrafts(readAllFiles(root));
}

export function readContent(root: string): Content {
  const content = readFiles(root);
  const problems = contentProblems(content, (picture) => existsSync(pictureFile(root, picture)));
  if (problems.length > 0) throw new Error(`The lessons have faults:\n${problems.join('\n')}`);
  return content;
}

/** Puts together the complete folder of one product: page, code, pictures, recordings, thumbnail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Lesson, Word } from '../kit/lesson.ts';
import type { CodeParts } from './built-code.ts';
import type { Book, Content, LessonFile, Topic } from './content-types.ts';
import { pictureFile } from './content.ts';
import { lessonColour } from './palette.ts';
import { storyPage } from './story-page.ts';
import { thumbnail } from './thumbnail.ts';

export type Files = Map<string, string | Uint8Array>;

const topicName = (lesson: LessonFile) => lesson.vocabulary.split('/')[1] ?? '';

function addPictures(files: Files, root: string, topic: Topic): Word[] {
  return topic.words.map(({ id, de, kind, article, plural, en, picture }) => {
    const source = pictureFile(root, picture);
    const path = `pictures/${id}${extname(source)}`;
    files.set(path, readFileSync(source));
    return { id, de, kind, article, plural, en, picture: path };
  });
}

/** Recordings are found by their names alone: adding a file is enough. */
function addRecordings(files: Files, root: string, lesson: LessonFile, topic: Topic): string[] {
  const spokenBy = ['player', ...lesson.activities.map(({ activity }) => activity)];
  const folder = join(root, 'audio/phrases');
  const phrases = existsSync(folder) ? readdirSync(folder) : [];
  const recordings = [
    ...topic.words.map((word) => `${topicName(lesson)}/${word.id}`),
    ...phrases
      .filter((name) => spokenBy.some((speaker) => name.startsWith(`${speaker}-`)))
      .map((name) => `phrases/${name.replace(/\.mp3$/, '')}`),
  ].filter((path) => existsSync(join(root, 'audio', `${path}.mp3`)));
  for (const path of recordings) {
    files.set(`audio/${path}.mp3`, readFileSync(join(root, 'audio', `${path}.mp3`)));
  }
  return recordings;
}

function addThumbnail(files: Files, lesson: Lesson): void {
  const pictures = lesson.cover.map((path) => ({
    type: path.endsWith('.svg') ? ('image/svg+xml' as const) : ('image/webp' as const),
    content: Buffer.from(files.get(path) ?? ''),
  }));
  const { colour, form } = lesson;
  files.set('thumb.svg', thumbnail({ colour, playful: form === 'interactive', pictures }));
}

export function productFiles(
  root: string,
  content: Content,
  code: CodeParts,
  book: Book,
  lesson: LessonFile,
): Files {
  const topic = content.topics.get(lesson.vocabulary);
  if (!topic) throw new Error(`There is no vocabulary ${lesson.vocabulary}.`);
  const files: Files = new Map(code.files);
  const words = addPictures(files, root, topic);

  const played: Lesson = {
    id: `${book.slug}/${lesson.slug}`,
    slug: topicName(lesson),
    book: book.title,
    title: lesson.title,
    form: book.form,
    colour: lessonColour(book.title, lesson.position),
    cover: topic.cover.map((id) => words.find((word) => word.id === id)?.picture ?? ''),
    words,
    alike: topic.alike,
    recordings: addRecordings(files, root, lesson, topic),
    activities: lesson.activities.map(({ activity: name, data }) => {
      const icon = `icons/${name}.svg`;
      files.set(icon, readFileSync(join(root, 'activities', name, 'icon.svg')));
      const title = content.activities.get(name)?.title ?? '';
      return { name, title, module: code.modules.get(name) ?? '', icon, data };
    }),
  };
  addThumbnail(files, played);
  files.set('story.html', storyPage({ lesson: played, ...code }));
  return files;
}

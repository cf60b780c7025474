/** A lesson as the player gets it, without its files: for tests that play what is really there. */

import type { Lesson } from '../kit/lesson.ts';
import type { Book, Content, LessonFile } from '../tools/content/content-types.ts';
import { picturePath, readyData } from '../tools/content/lesson-data.ts';
import { wordForms } from '../tools/content/word-forms.ts';

export function playedLesson(content: Content, book: Book, file: LessonFile): Lesson {
  const topic = content.topics.get(file.vocabulary);
  if (!topic) throw new Error(`There is no vocabulary ${file.vocabulary}.`);
  const id = `${book.slug}/${file.slug}`;
  const words = topic.words.map((word) => {
    const { de, kind, article, plural, many, en } = word;
    const more = { picture: picturePath(word.picture), forms: wordForms(word) };
    return { id: word.id, de, kind, article, plural, en, ...(many && { many }), ...more };
  });
  return {
    version: 'now',
    id,
    topic: file.vocabulary.split('/')[1] ?? '',
    book: book.title,
    title: file.title,
    form: book.form,
    colour: '#F9A8B8',
    cover: [],
    words,
    alike: topic.alike,
    recordings: [],
    files: [],
    place: { sky: '', land: '', floor: '', path: ['', ''] },
    screens: '',
    party: '',
    activities: file.activities.map(({ activity: name, data }) => ({
      name,
      title: content.activities.get(name)?.title ?? '',
      module: '',
      icon: '',
      data: readyData(id, name, data).data,
    })),
  };
}

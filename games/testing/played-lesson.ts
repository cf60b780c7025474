/** A lesson as the player gets it, without its files: for tests that play what is really there. */

import type { Lesson, Word } from '../kit/lesson.ts';
import type {
  Book,
  Content,
  LessonFile,
  Topic,
  TopicWord,
} from '../tools/content/content-types.ts';
import { earlierWords } from '../tools/content/earlier-words.ts';
import { picturePath, readyData } from '../tools/content/lesson-data.ts';
import { wordForms } from '../tools/content/word-forms.ts';

function playedWord(word: TopicWord, topic: Topic): Word {
  const { id, de, kind, article, plural, many, pair, en, picture } = word;
  const extra = { ...(many && { many }), ...(pair && { pair }) };
  const forms = wordForms(word, topic);
  return { id, de, kind, article, plural, en, ...extra, picture: picturePath(picture), forms };
}

export function playedLesson(content: Content, book: Book, file: LessonFile): Lesson {
  const topic = content.topics.get(file.vocabulary);
  if (!topic) throw new Error(`There is no vocabulary ${file.vocabulary}.`);
  const id = `${book.slug}/${file.slug}`;
  const words = topic.words.map((word) => playedWord(word, topic));
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
    earlier: earlierWords(content, file).map(({ path, topic: other, word }) => ({
      ...playedWord(word, other),
      topic: path.split('/')[1] ?? '',
    })),
    alike: topic.alike,
    recordings: [],
    files: [],
    place: { sky: '', land: '', floor: '', path: ['', ''], furniture: 'line' },
    screens: '',
    party: '',
    company: '',
    companions: '',
    mouths: '',
    activities: file.activities.map(({ activity: name, data }) => ({
      name,
      title: content.activities.get(name)?.title ?? '',
      module: '',
      icon: '',
      company: content.activities.get(name)?.company ?? 'beside',
      data: readyData(id, name, data).data,
    })),
  };
}

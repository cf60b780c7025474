/** Everything that is spoken in the lessons: one recording below `audio/` per text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withArticle } from '../../kit/words/articles.ts';
import type { Content } from './content-types.ts';
import { readyData } from './lesson-data.ts';
import { wordForms } from './word-forms.ts';

/** `file` is the path below `audio/`, without `.mp3`. */
export type Spoken = { file: string; text: string };

function words({ topics }: Content): Spoken[] {
  return [...topics].flatMap(([path, topic]) =>
    topic.words.flatMap((word) => {
      const file = `${path.split('/')[1]}/${word.id}`;
      const forms = Object.entries(wordForms(word, topic)).map(([form, text]) => ({
        file: `${file}-${form}`,
        text,
      }));
      const whole = { file, text: withArticle(word) };
      const bare = word.article ? [{ file: `${file}-bare`, text: word.de }] : [];
      return [whole, ...bare, ...forms];
    }),
  );
}

function phrasesOf(owner: string, phrases: Record<string, string>): Spoken[] {
  return Object.entries(phrases).map(([name, text]) => ({
    file: `phrases/${owner}-${name}`,
    text,
  }));
}

function lessonTexts({ books }: Content): Spoken[] {
  const readyActivities = books.flatMap(({ slug: book, lessons }) =>
    lessons.flatMap(({ slug, activities }) =>
      activities.map(({ activity, data }) => readyData(`${book}/${slug}`, activity, data)),
    ),
  );
  return readyActivities.flatMap(({ lines }) =>
    lines.map(({ text, recording: file }) => ({ file, text })),
  );
}

function partPhrases(root: string, part: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, part, 'manifest.json'), 'utf8')).phrases;
}

export function spokenTexts(root: string, content: Content): Spoken[] {
  return [
    ...words(content),
    ...['kit', 'player'].flatMap((part) => phrasesOf(part, partPhrases(root, part))),
    ...[...content.activities].flatMap(([name, { phrases }]) => phrasesOf(name, phrases)),
    ...lessonTexts(content),
  ];
}

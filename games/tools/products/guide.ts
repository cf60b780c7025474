/** What a lesson offers parents and teachers, in its own files: words, meanings, sentences and pictures to colour. */
import { readFileSync } from 'node:fs';
import type { Line } from '../../kit/speech/line.ts';
import type { Content, LessonFile, Topic, TopicWord } from '../content/content-types.ts';
import { pictureFile } from '../content/content.ts';
import { picturePath, type ReadyData } from '../content/lesson-data.ts';
import { outlined } from '../drawing/outline.ts';
import { wordForms } from '../content/word-forms.ts';

export const guideFile = 'words.json';

/** Stories and rhymes are given whole; a game has sentences for every word, of which some show how it speaks. */
const wholeTexts = ['story', 'rhyme'];
const maxExamples = 12;

type Spoken = { text: string; sound?: string };
type Files = Map<string, string | Uint8Array>;

const outlinePath = ({ picture }: TopicWord) => `outlines/${picture.drawing}`;

function spoken(files: Files, { text, recording }: Line): Spoken {
  const sound = `audio/${recording}.mp3`;
  return files.has(sound) ? { text, sound } : { text };
}

/** At most `limit` items, spread from the first to the last. */
function examplesOf<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items];
  return Array.from(
    { length: limit },
    (_, place) => items[Math.floor((place * items.length) / limit)]!,
  );
}

function textOf(files: Files, title: string, activity: string, lines: readonly Line[]) {
  const distinct = [...new Map(lines.map((line) => [line.text, line])).values()];
  const isWhole = wholeTexts.includes(activity);
  const shown = isWhole ? lines : examplesOf(distinct, maxExamples);
  return { title, whole: isWhole, lines: shown.map((line) => spoken(files, line)) };
}

function wordEntry(files: Files, topic: Topic, folder: string, word: TopicWord) {
  const { id, de, kind, article, plural, many, en, tr, uk, ar, es, pl } = word;
  const { one, is } = wordForms(word, topic);
  const sentence = { text: one ?? is ?? de, recording: `${folder}/${id}-${one ? 'one' : 'is'}` };
  return {
    id,
    de,
    kind,
    article,
    plural,
    ...(many && { many }),
    meanings: { en, tr, uk, ar, es, pl },
    picture: picturePath(word.picture),
    outline: outlinePath(word),
    sound: spoken(files, { text: de, recording: `${folder}/${id}` }).sound,
    sentence: spoken(files, sentence),
  };
}

/** `files` has the product's recordings already. */
export function guideFiles(
  root: string,
  { activities }: Pick<Content, 'activities'>,
  lesson: LessonFile,
  topic: Topic,
  allData: readonly ReadyData[],
  files: Files,
): Files {
  const topicName = lesson.vocabulary.split('/')[1] ?? '';
  const texts = lesson.activities.flatMap(({ activity }, place) => {
    const lines = allData[place]?.lines ?? [];
    const title = activities.get(activity)?.title ?? '';
    return lines.length > 0 ? [textOf(files, title, activity, lines)] : [];
  });
  const words = topic.words.map((word) => wordEntry(files, topic, topicName, word));
  const guide: Files = new Map([[guideFile, JSON.stringify({ words, texts })]]);
  for (const word of topic.words) {
    const drawing = readFileSync(pictureFile(root, word.picture), 'utf8');
    guide.set(outlinePath(word), outlined(drawing));
  }
  return guide;
}

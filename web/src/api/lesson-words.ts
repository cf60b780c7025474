/** The words and sentences that a lesson lists for the pages around it, read from its files by its signed link. */
import { isPlain } from 'kaktus-shared/plain-object';
import { failureFrom } from './failure';
import { timedFetch, timeoutsMs } from './timed-fetch';

type Meanings = Partial<Record<'en' | 'tr' | 'uk' | 'ar' | 'es' | 'pl', string>>;

/** `sound` is a link; absent if there is no recording. */
export type Spoken = { text: string; sound?: string };

export type LessonWord = {
  id: string;
  de: string;
  article: 'der' | 'die' | 'das' | null;
  plural: string | null;
  /** The word itself is a plural: die Haare. */
  many: boolean;
  meanings: Meanings;
  /** Links. */
  picture: string;
  outline: string;
  sound?: string;
  sentence: Spoken;
};

/** A story or rhyme as a whole, or some of the sentences of a game. */
export type LessonText = { title: string; whole: boolean; lines: Spoken[] };

export type LessonWords = { words: LessonWord[]; texts: LessonText[] };

/** The lesson may come from anybody: whatever exceeds these limits is rejected. */
const limits = { bytes: 200_000, words: 60, texts: 30, lines: 60, text: 300 };

/** With the marks that change the direction of the text around them. */
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= limits.text &&
  !controlCharacters.test(value);

/** Pages use ids and titles as keys. */
const areUnique = (names: readonly unknown[]) => new Set(names).size === names.length;

const isOptionalText = (value: unknown) => value === null || value === undefined || isText(value);

function isList(value: unknown, limit: number): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length <= limit && value.every(isPlain);
}

/** Links to files of the lesson: nothing outside its folder, nothing of another kind. */
function fileLink(lesson: string, path: unknown, kind: RegExp): string | undefined {
  if (!isText(path) || !/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path) || !kind.test(path)) return undefined;
  return new URL(path, lesson).href;
}

function readSpoken(lesson: string, value: unknown): Spoken | null {
  if (!isPlain(value) || !isText(value.text)) return null;
  return { text: value.text, sound: fileLink(lesson, value.sound, /\.mp3$/) };
}

function readMeanings(value: unknown): Meanings {
  if (!isPlain(value)) return {};
  const { en, tr, uk, ar, es, pl } = value;
  return Object.fromEntries(
    Object.entries({ en, tr, uk, ar, es, pl }).filter(([, meaning]) => isText(meaning)),
  );
}

const isArticle = (value: unknown): value is LessonWord['article'] =>
  value === null || value === 'der' || value === 'die' || value === 'das';

function readWord(lesson: string, value: Record<string, unknown>): LessonWord | null {
  const { id, de, article, plural, many } = value;
  if (!isText(id) || !isText(de) || !isArticle(article) || !isOptionalText(plural)) return null;
  const picture = fileLink(lesson, value.picture, /\.svg$/);
  const outline = fileLink(lesson, value.outline, /\.svg$/);
  const sentence = readSpoken(lesson, value.sentence);
  if (!picture || !outline || !sentence) return null;
  return {
    id,
    de,
    article,
    plural: isText(plural) ? plural : null,
    many: many === true,
    meanings: readMeanings(value.meanings),
    picture,
    outline,
    sound: fileLink(lesson, value.sound, /\.mp3$/),
    sentence,
  };
}

function readText(lesson: string, value: Record<string, unknown>): LessonText | null {
  const { title, whole, lines } = value;
  if (!isText(title) || !isList(lines, limits.lines)) return null;
  const read = lines.map((line) => readSpoken(lesson, line));
  return read.includes(null) ? null : { title, whole: whole === true, lines: read as Spoken[] };
}

/** Reads an untrusted value; null if anything in it is too long or malformed. */
export function readLessonWords(lesson: string, value: unknown): LessonWords | null {
  if (!isPlain(value) || !isList(value.words, limits.words) || !isList(value.texts, limits.texts))
    return null;
  const words = value.words.map((word) => readWord(lesson, word));
  const texts = value.texts.map((text) => readText(lesson, text));
  if (words.length === 0 || words.includes(null) || texts.includes(null)) return null;
  if (!areUnique(words.map((word) => word?.id)) || !areUnique(texts.map((text) => text?.title)))
    return null;
  return { words: words as LessonWord[], texts: texts as LessonText[] };
}

/** Reads no more than the limit; null if the answer is longer. */
async function readShort(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > limits.bytes) {
      await reader?.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

/** `lesson` is its signed link. Null for a lesson without such a list; rejects if it cannot be reached. */
export async function fetchLessonWords(lesson: string): Promise<LessonWords | null> {
  const request = new Request(new URL('words.json', lesson));
  const text = await timedFetch(request, { timeoutMs: timeoutsMs.reader }, async (response) => {
    if (!response.ok && response.status !== 404) throw failureFrom(response.status, null);
    return response.ok ? readShort(response) : null;
  });
  if (text === null) return null;
  try {
    return readLessonWords(lesson, JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a child has reached: stars and levels by lesson, words by topic; read from untrusted values, and merged. */
import { readProgress, type Progress } from 'kaktus-shared/bridge';
import { hasOwn, isPlain } from 'kaktus-shared/plain-object';
import { mergeDays } from 'kaktus-shared/word-memory';

export const limits = { lessons: 200, topics: 100 };

/** The day of the first sticker: the flower of that party opens the next day. */
type LessonProgress = Omit<Progress, 'words'> & { stickerOn?: string };
/** The days on which a word was right, by topic and word. */
export type WordDays = Record<string, Record<string, string[]>>;
export type ChildProgress = { lessons: Record<string, LessonProgress>; words: WordDays };

export const isLesson = (text: unknown): text is string =>
  typeof text === 'string' && /^[^/\s]{1,64}\/[^/\s]{1,64}$/.test(text);

/** Skips entries that cannot be read: a damaged entry costs nothing but itself. */
export function readEntries<Value>(
  value: unknown,
  limit: number,
  read: (entry: unknown) => Value | null | undefined,
): Record<string, Value> {
  if (!isPlain(value)) return {};
  const entries = Object.entries(value)
    .filter(([key]) => isLesson(key))
    .slice(0, limit)
    .map(([key, entry]) => [key, read(entry)] as const)
    .filter((entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined);
  return Object.fromEntries(entries);
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

export function withoutWords(progress: Progress): LessonProgress {
  const lesson: LessonProgress & { words?: unknown } = { ...progress };
  delete lesson.words;
  return lesson;
}

const readLesson = (value: unknown): LessonProgress | null => {
  const progress = isPlain(value) ? readProgress({ ...value, words: {} }) : null;
  if (!progress) return null;
  const { stickerOn } = value as Record<string, unknown>;
  return { ...withoutWords(progress), ...(isDay(stickerOn) && { stickerOn }) };
};

/** The value is untrusted: anybody can write to the browser's storage, or make a file to carry over. */
export function readChildProgress(value: Record<string, unknown>): ChildProgress {
  return {
    lessons: readEntries(value.lessons, limits.lessons, readLesson),
    words: readEntries(
      value.words,
      limits.topics,
      (words) => readProgress({ stars: {}, words })?.words,
    ),
  };
}

function merged<Value>(
  some: Record<string, Value>,
  others: Record<string, Value>,
  merge: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const entries = Object.entries(others).map(([key, other]): [string, Value] => {
    const own = hasOwn(some, key) ? some[key] : undefined;
    return [key, own === undefined ? other : merge(own, other)];
  });
  return { ...some, ...Object.fromEntries(entries) };
}

const better = <Count extends number>(one: Count, other: Count): Count =>
  one > other ? one : other;

/** Takes the higher of stars and levels, and all days of each word. Settings stay those of `own`. */
export function mergeChildProgress(own: ChildProgress, other: ChildProgress): ChildProgress {
  return {
    lessons: merged(own.lessons, other.lessons, (one, two) => ({
      ...two,
      ...one,
      stars: merged(one.stars, two.stars, better),
      ...((one.levels ?? two.levels) && {
        levels: merged(one.levels ?? {}, two.levels ?? {}, better),
      }),
    })),
    words: merged(own.words, other.words, (one, two) => merged(one, two, mergeDays)),
  };
}

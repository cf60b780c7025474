/** What is known of a book on this device: its lessons, their versions, and the files that they need. */
import { isPlain } from 'kaktus-shared/plain-object';
import { hasFields } from '../stored';

export type StoredFile = [name: string, size: number, digest: string];

export type StoredLesson = {
  /** `<book>/<lesson>` */
  lesson: string;
  title: string;
  thumb: string;
  version: string;
  /** Scripts that import each other, in the order in which a device gives them addresses. */
  modules: string[];
  files: StoredFile[];
};

export type BookRecord = {
  book: string;
  title: string;
  /** When the access ends, in milliseconds since 1970. */
  until: number;
  bytes: number;
  lessons: StoredLesson[];
};

/** A book that is not complete; `paused` by a person, so that it does not continue by itself. */
export type BookPlan = BookRecord & { paused: boolean };

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isFile = (value: unknown): value is StoredFile =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]) &&
  /^[0-9a-f]{64}$/.test(String(value[2]));

export type FileList = Pick<StoredLesson, 'modules' | 'files'>;

/** What the build has written beside a lesson, or null. */
export function readFileList(value: unknown): FileList | null {
  if (!isPlain(value)) return null;
  const { modules, files } = value;
  if (!isStrings(modules) || !Array.isArray(files) || !files.every(isFile)) return null;
  const names = new Set(files.map(([name]) => name));
  return names.has('story.html') && modules.every((name) => names.has(name))
    ? { modules, files }
    : null;
}

const hasLessonTexts = hasFields({
  lesson: 'string',
  title: 'string',
  thumb: 'string',
  version: 'string',
});
const hasBookFields = hasFields({
  book: 'string',
  title: 'string',
  until: 'number',
  bytes: 'number',
});

export function readRecord(value: unknown): BookRecord | null {
  const lessons = isPlain(value) ? value.lessons : undefined;
  if (!Array.isArray(lessons) || !hasBookFields(value)) return null;
  const isWhole = lessons.every((one) => hasLessonTexts(one) && readFileList(one) !== null);
  return isWhole ? { ...value, lessons } : null;
}

export function readPlan(value: unknown): BookPlan | null {
  const record = readRecord(value);
  return record && { ...record, paused: (value as { paused?: unknown }).paused === true };
}

/** Every file once, by its digest: lessons have many in common. */
export function filesOf({ lessons }: Pick<BookRecord, 'lessons'>): Map<string, number> {
  return new Map(
    lessons.flatMap(({ files }) =>
      files.map(([, size, digest]): [string, number] => [digest, size]),
    ),
  );
}

export const bytesOf = (files: Map<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

/** Opens a lesson that is on this device: its files, if the account may still open them. */
import {
  isSound,
  type HandedFile,
  type HandedLesson,
  type HandedSounds,
} from 'kaktus-shared/lesson-shell';
import { BookCache } from './book-cache';
import { bookTime, isTooLongOffline } from './book-clock';
import type { BookRecord, StoredLesson } from './book-record';
import { areBooksLoaded, bookState, loadBooks } from './stored-books';

export type LessonOnDevice = { record: BookRecord; lesson: StoredLesson };

/** `tooLongOffline`: the device has not reached the server for too long. */
export type StoredLessonState =
  | { at: 'here'; here: LessonOnDevice }
  | { at: 'absent' | 'ended' | 'tooLongOffline' };

/** Undefined until the books on the device have been read. */
export function storedLessonNow(userId: string, name: string): StoredLessonState | undefined {
  if (!areBooksLoaded(userId)) return undefined;
  const state = bookState(name.split('/')[0]!);
  if (state.at !== 'stored') return { at: 'absent' };
  const { record } = state;
  if (record.until <= bookTime()) return { at: 'ended' };
  if (isTooLongOffline()) return { at: 'tooLongOffline' };
  const lesson = record.lessons.find((one) => one.lesson === name);
  return lesson ? { at: 'here', here: { record, lesson } } : { at: 'absent' };
}

export async function findStoredLesson(userId: string, name: string): Promise<StoredLessonState> {
  await loadBooks(userId);
  return storedLessonNow(userId, name) ?? { at: 'absent' };
}

/** Whether gate.js has loaded fallbacks for this browser: the lesson then needs them too. */
const needsFallbacks = () => document.querySelector('script[src$="/fallbacks.js"]') !== null;

/** Null if the browser has lost one of them. */
async function readFiles(
  userId: string,
  { record, lesson }: LessonOnDevice,
  isWanted: (name: string) => boolean,
): Promise<HandedFile[] | null> {
  const cache = await BookCache.open(userId, record.book);
  const files = await Promise.all(
    lesson.files
      .filter(([name]) => isWanted(name))
      .map(async ([name, , digest]) => [name, await cache.file(digest)] as const),
  );
  const whole = files.filter((file): file is HandedFile => file[1] !== null);
  return whole.length === files.length ? whole : null;
}

/** What the lesson starts with: everything but its sounds. Null if the browser has lost a file. */
export async function readLesson(
  userId: string,
  here: LessonOnDevice,
): Promise<HandedLesson | null> {
  const files = await readFiles(userId, here, (name) => !isSound(name));
  const { lesson, modules } = here.lesson;
  return files && { lesson, files, modules, needsFallbacks: needsFallbacks() };
}

/** Null if the browser has lost a sound. */
export const readSounds = (userId: string, here: LessonOnDevice): Promise<HandedSounds | null> =>
  readFiles(userId, here, isSound);

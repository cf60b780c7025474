/** Opens a lesson that is on this device: its files, if the account may still open them. */
import type { HandedLesson } from 'kaktus-shared/lesson-shell';
import { BookCache } from './book-cache';
import { bookTime, isTooLongAlone } from './book-clock';
import type { BookRecord, StoredLesson } from './book-record';
import { areBooksLoaded, bookState, loadBooks } from './stored-books';

export type LessonHere = { record: BookRecord; lesson: StoredLesson };

/** `alone`: the server was not met for too long. */
export type Whether = { at: 'here'; here: LessonHere } | { at: 'absent' | 'ended' | 'alone' };

/** Undefined before anything was read from the device. */
export function storedLessonNow(userId: string, name: string): Whether | undefined {
  if (!areBooksLoaded(userId)) return undefined;
  const state = bookState(name.split('/')[0]!);
  if (state.at !== 'stored') return { at: 'absent' };
  const { record } = state;
  if (record.until <= bookTime()) return { at: 'ended' };
  if (isTooLongAlone()) return { at: 'alone' };
  const lesson = record.lessons.find((one) => one.lesson === name);
  return lesson ? { at: 'here', here: { record, lesson } } : { at: 'absent' };
}

export async function findStoredLesson(userId: string, name: string): Promise<Whether> {
  await loadBooks(userId);
  return storedLessonNow(userId, name) ?? { at: 'absent' };
}

/** gate.js has found something missing, which the lesson needs as well. */
const needsFallbacks = () => document.querySelector('script[src$="/fallbacks.js"]') !== null;

/** Null if the browser has lost a file. */
export async function readLessonFiles(
  userId: string,
  { record, lesson }: LessonHere,
): Promise<HandedLesson | null> {
  const cache = await BookCache.open(userId, record.book);
  const files = await Promise.all(
    lesson.files.map(async ([name, , digest]) => [name, await cache.file(digest)] as const),
  );
  const whole = files.filter((file): file is [string, Blob] => file[1] !== null);
  if (whole.length < files.length) return null;
  return {
    lesson: lesson.lesson,
    files: whole,
    modules: lesson.modules,
    needsFallbacks: needsFallbacks(),
  };
}

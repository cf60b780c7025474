/** What lessons from other tools store: in this browser for each account, child and lesson, and never sent anywhere. */
import { memoryAsName, readMemory, type Memory } from 'kaktus-shared/bridge';
import { isPlain } from 'kaktus-shared/plain-object';
import { childOf } from './children/families';
import { storedValue } from './stored';
import { makeSpaceForLesson, lessonPrefix } from './lesson-storage';

type StoredMemory = { at: number; memory: Memory };

const isStoredMemory = (value: unknown): value is StoredMemory =>
  isPlain(value) && typeof value.at === 'number' && isPlain(value.memory);

/** The first child has the keys that were there before children were told apart. */
const keyOf = (userId: string, childId: number, lesson: string) =>
  `${lessonPrefix}${userId}${childId === 1 ? '' : `#${childId}`} ${lesson}`;

const keysOf = (userId: string, childId?: number): string[] => {
  const starts =
    childId === undefined
      ? [`${lessonPrefix}${userId} `, `${lessonPrefix}${userId}#`]
      : [keyOf(userId, childId, '')];
  try {
    return Object.keys(localStorage).filter((key) => starts.some((start) => key.startsWith(start)));
  } catch {
    return [];
  }
};

/** For the name of the lesson's frame; empty for a lesson that has stored nothing. */
export function storedMemoryName(userId: string, lesson: string): string {
  const key = keyOf(userId, childOf(userId).id, lesson);
  const memory = readMemory(storedValue('device', key, isStoredMemory).read()?.memory);
  return memory ? memoryAsName(lesson, memory) : '';
}

export function keepMemory(
  userId: string,
  lesson: string,
  memory: Memory,
  childId = childOf(userId).id,
): void {
  const own = keyOf(userId, childId, lesson);
  const stored: StoredMemory = { at: Date.now(), memory };
  try {
    makeSpaceForLesson(own, JSON.stringify(stored).length);
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
  storedValue('device', own, isStoredMemory).write(stored);
}

/** For the deletion of an account, or of one child. */
export function forgetMemory(userId: string, childId?: number): void {
  for (const key of keysOf(userId, childId)) storedValue('device', key, isStoredMemory).forget();
}

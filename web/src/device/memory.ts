/** What lessons from other tools store: in this browser for each account and lesson, and never sent anywhere. */
import { memoryAsName, readMemory, type Memory } from 'kaktus-shared/bridge';
import { isPlain } from 'kaktus-shared/plain-object';
import { kept } from './kept';

type Kept = { at: number; memory: Memory };

const prefix = 'kaktus.memory.';
/** A browser stores a few megabytes for all of us: the lessons that were played last have the room. */
const mostLessons = 10;

const isKept = (value: unknown): value is Kept =>
  isPlain(value) && typeof value.at === 'number' && isPlain(value.memory);

const keyOf = (userId: string, lesson = '') => `${prefix}${userId} ${lesson}`;

const keysOf = (userId: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId)));
  } catch {
    return [];
  }
};

/** For the name of the lesson's frame; empty for a lesson that has stored nothing. */
export function keptMemoryName(userId: string, lesson: string): string {
  const memory = readMemory(kept('device', keyOf(userId, lesson), isKept).read()?.memory);
  return memory ? memoryAsName(lesson, memory) : '';
}

export function keepMemory(userId: string, lesson: string, memory: Memory): void {
  const own = keyOf(userId, lesson);
  const others = keysOf(userId)
    .filter((key) => key !== own)
    .map((key) => ({ key, at: kept('device', key, isKept).read()?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of others.slice(mostLessons - 1)) kept('device', key, isKept).forget();
  kept('device', own, isKept).write({ at: Date.now(), memory });
}

/** For the deletion of an account. */
export function forgetMemory(userId: string): void {
  for (const key of keysOf(userId)) kept('device', key, isKept).forget();
}

/** What lessons from other tools store: in this browser for each account, child and lesson, and never sent anywhere. */
import { memoryAsName, readMemory, type Memory } from 'kaktus-shared/bridge';
import { isPlain } from 'kaktus-shared/plain-object';
import { childOf } from './children';
import { kept } from './kept';

type Kept = { at: number; memory: Memory };

const prefix = 'kaktus.memory.';
/** A browser stores a few megabytes for all of us: the lessons that were played last have the room. */
const mostLessons = 10;

const isKept = (value: unknown): value is Kept =>
  isPlain(value) && typeof value.at === 'number' && isPlain(value.memory);

/** The first child has the keys that were there before children were told apart. */
const keyOf = (userId: string, childId: number, lesson: string) =>
  `${prefix}${userId}${childId === 1 ? '' : `#${childId}`} ${lesson}`;

const keysOf = (userId: string, childId?: number): string[] => {
  const starts =
    childId === undefined
      ? [`${prefix}${userId} `, `${prefix}${userId}#`]
      : [keyOf(userId, childId, '')];
  try {
    return Object.keys(localStorage).filter((key) => starts.some((start) => key.startsWith(start)));
  } catch {
    return [];
  }
};

/** For the name of the lesson's frame; empty for a lesson that has stored nothing. */
export function keptMemoryName(userId: string, lesson: string): string {
  const key = keyOf(userId, childOf(userId).id, lesson);
  const memory = readMemory(kept('device', key, isKept).read()?.memory);
  return memory ? memoryAsName(lesson, memory) : '';
}

export function keepMemory(
  userId: string,
  lesson: string,
  memory: Memory,
  childId = childOf(userId).id,
): void {
  const own = keyOf(userId, childId, lesson);
  const others = keysOf(userId)
    .filter((key) => key !== own)
    .map((key) => ({ key, at: kept('device', key, isKept).read()?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const { key } of others.slice(mostLessons - 1)) kept('device', key, isKept).forget();
  kept('device', own, isKept).write({ at: Date.now(), memory });
}

/** For the deletion of an account, or of one child. */
export function forgetMemory(userId: string, childId?: number): void {
  for (const key of keysOf(userId, childId)) kept('device', key, isKept).forget();
}

/**
 * Limits what lessons from other tools store in this browser, for all accounts together. Their data is removed first
 * when a log-in or the progress of a child needs the space.
 */
import { isPlain } from 'kaktus-shared/plain-object';
import { storages } from './stored';

export const lessonPrefix = 'kaktus.memory.';
/** Browsers store about five million characters for a whole site. */
export const maxLessonCharacters = 2_000_000;

type Stored = { key: string; size: number; at: number };

function playedAt(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) && typeof value.at === 'number' ? value.at : 0;
  } catch {
    return 0;
  }
}

/** What lessons have stored, the one that was played longest ago first. */
const storedLessons = (): Stored[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(lessonPrefix))
    .map((key) => {
      const text = localStorage.getItem(key) ?? '';
      return { key, size: key.length + text.length, at: playedAt(text) };
    })
    .sort((one, other) => one.at - other.at);

/** Removes the data of the lessons played longest ago until a text of this length fits within the limit. */
export function makeSpaceForLesson(own: string, length: number): void {
  const others = storedLessons().filter(({ key }) => key !== own);
  let size = others.reduce((sum, one) => sum + one.size, own.length + length);
  for (const { key, size: freed } of others) {
    if (size <= maxLessonCharacters) return;
    localStorage.removeItem(key);
    size -= freed;
  }
}

/**
 * If the browser's storage is full, removes the data of lessons one by one, the one played longest ago first. If even
 * that is not enough, everything is put back, and the browser's error is thrown.
 */
function writeMakingSpace(key: string, text: string): void {
  try {
    return localStorage.setItem(key, text);
  } catch {
    // Full, or blocked.
  }
  const removed: [string, string][] = [];
  for (const other of storedLessons().filter((one) => one.key !== key)) {
    removed.push([other.key, localStorage.getItem(other.key) ?? '']);
    localStorage.removeItem(other.key);
    try {
      return localStorage.setItem(key, text);
    } catch {
      // Still full: remove the next one.
    }
  }
  for (const [name, stored] of removed) localStorage.setItem(name, stored);
  localStorage.setItem(key, text);
}

storages.device = () => ({
  getItem: (key) => localStorage.getItem(key),
  setItem: writeMakingSpace,
  removeItem: (key) => localStorage.removeItem(key),
});

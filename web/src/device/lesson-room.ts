/**
 * The part of the browser's storage that lessons from other tools may fill, for all accounts together. It makes way for
 * everything else: who is logged in, and what children have reached.
 */
import { isPlain } from 'kaktus-shared/plain-object';
import { storages } from './stored';

export const lessonPrefix = 'kaktus.memory.';
/** Browsers store about five million characters for a whole site. */
export const roomForLessons = 2_000_000;

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

/** Removes what was played longest ago until a lesson has room for a text of this length. */
export function keepLessonsSmall(own: string, length: number): void {
  const others = storedLessons().filter(({ key }) => key !== own);
  let size = others.reduce((sum, one) => sum + one.size, own.length + length);
  for (const { key, size: freed } of others) {
    if (size <= roomForLessons) return;
    localStorage.removeItem(key);
    size -= freed;
  }
}

/**
 * Where there is no room, lessons that were played longest ago make way, one by one. If that is not enough, all of them
 * stay, and it throws what the browser throws.
 */
function writeWithRoom(key: string, text: string): void {
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
      // Still full: the next one makes way too.
    }
  }
  for (const [name, stored] of removed) localStorage.setItem(name, stored);
  localStorage.setItem(key, text);
}

storages.device = () => ({
  getItem: (key) => localStorage.getItem(key),
  setItem: writeWithRoom,
  removeItem: (key) => localStorage.removeItem(key),
});

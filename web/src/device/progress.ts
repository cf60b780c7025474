/** What children have reached in lessons: kept in this browser for each account, and never sent anywhere. */
import { isPlain, kept } from './kept';

type Stars = 1 | 2 | 3;

export type Progress = {
  /** Stars for each activity. */
  stars: Record<string, Stars>;
  /** The days on which a word was right. */
  words: Record<string, string[]>;
  sound?: boolean;
};

type Kept = { lastPlayed?: string; lessons: Record<string, Progress> };

const prefix = 'kaktus.progress.';
const most = { activities: 50, words: 300, days: 10 };
const name = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;
const day = /^\d{4}-\d\d-\d\d$/;

const isStars = (value: unknown): value is Stars => value === 1 || value === 2 || value === 3;

const isDays = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= most.days &&
  value.every((one) => typeof one === 'string' && day.test(one));

function isRecordOf<Value>(
  value: unknown,
  limit: number,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  if (!isPlain(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= limit && entries.every(([key, one]) => name.test(key) && isValue(one));
}

/** Takes from an untrusted value what is progress; null when anything in it is too much or not what it should be. */
export function readProgress(value: unknown): Progress | null {
  if (!isPlain(value)) return null;
  const { stars, words, sound } = value;
  if (!isRecordOf(stars, most.activities, isStars)) return null;
  if (!isRecordOf(words, most.words, isDays)) return null;
  if (sound !== undefined && typeof sound !== 'boolean') return null;
  return { stars, words, ...(sound !== undefined && { sound }) };
}

const isKept = (value: unknown): value is Kept => isPlain(value) && isPlain(value.lessons);

const keptFor = (userId: string) => kept('device', prefix + userId, isKept);

const read = (userId: string): Kept => keptFor(userId).read() ?? { lessons: {} };

export function keptProgress(userId: string, lesson: string): Progress | null {
  return readProgress(read(userId).lessons[lesson]);
}

export function keepProgress(userId: string, lesson: string, progress: Progress): void {
  const before = read(userId);
  keptFor(userId).write({ ...before, lessons: { ...before.lessons, [lesson]: progress } });
}

export function keepLastPlayed(userId: string, lesson: string): void {
  keptFor(userId).write({ ...read(userId), lastPlayed: lesson });
}

/** What the library shows of it: the lesson opened last, and how many stars each lesson has brought. */
export function readAchievements(userId: string): {
  lastPlayed?: string;
  starsIn: (lesson: string) => number;
} {
  const { lastPlayed, lessons } = read(userId);
  return {
    lastPlayed,
    starsIn: (lesson) => {
      const stars = readProgress(lessons[lesson])?.stars ?? {};
      return Object.values(stars).reduce<number>((sum, one) => sum + one, 0);
    },
  };
}

/** For the deletion of an account: nothing of its lessons stays in this browser. */
export function forgetProgress(userId: string): void {
  keptFor(userId).forget();
}

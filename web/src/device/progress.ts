/** What children have reached in lessons: stored in this browser for each account, and never sent anywhere. */
import { readProgress, type Progress } from 'kaktus-shared/bridge';
import { isPlain } from 'kaktus-shared/plain-object';
import { kept } from './kept';

type Kept = { lastPlayed?: string; lessons: Record<string, Progress> };

const prefix = 'kaktus.progress.';
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

/** What the library shows of it: the lesson opened last, and how many stars the child has in each lesson. */
export type Achievements = { lastPlayed?: string; starsIn: (lesson: string) => number };

export function readAchievements(userId: string): Achievements {
  const { lastPlayed, lessons } = read(userId);
  return {
    lastPlayed,
    starsIn: (lesson) => {
      const stars = readProgress(lessons[lesson])?.stars ?? {};
      return Object.values(stars).reduce<number>((sum, one) => sum + one, 0);
    },
  };
}

/** For the deletion of an account: no progress of its lessons stays in this browser. */
export function forgetProgress(userId: string): void {
  keptFor(userId).forget();
}

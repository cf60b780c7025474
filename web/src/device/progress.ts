/** What the chosen child has reached in lessons, as the pages that open them need it. */
import type { Progress } from 'kaktus-shared/bridge';
import { topicOf } from 'kaktus-shared/topics';
import { localDay } from 'kaktus-shared/word-memory';
import type { Child } from './children/child';
import { changeChild, childOf } from './children/families';
import { mergeChildProgress } from './children/child-progress';

/** Null if the child has neither played this lesson nor met its words in another one. */
export function storedProgress(userId: string, lesson: string, childId?: number): Progress | null {
  const { lessons, words } = childOf(userId, childId);
  const own = lessons[lesson];
  const knownWords = words[topicOf(lesson)];
  return own || knownWords ? { stars: {}, ...own, words: knownWords ?? {} } : null;
}

/** Merges the words, because a lesson that is open beside this one may have stored some of the same topic. */
export function keepProgress(
  userId: string,
  lesson: string,
  { words, ...own }: Progress,
  childId = childOf(userId).id,
): void {
  changeChild(userId, childId, (child) => {
    const learnt = { lessons: {}, words: { [topicOf(lesson)]: words } };
    const stickerOn =
      child.lessons[lesson]?.stickerOn ?? (own.sticker ? localDay(new Date()) : undefined);
    const lessons = { ...child.lessons, [lesson]: { ...own, ...(stickerOn && { stickerOn }) } };
    return { ...child, lessons, words: mergeChildProgress(child, learnt).words };
  });
}

export function keepLastPlayed(userId: string, lesson: string): void {
  changeChild(userId, childOf(userId).id, (child) => ({ ...child, lastPlayed: lesson }));
}

/** What the library shows of it: the lesson opened last, and the stars and the sticker of each lesson. */
export type Achievements = {
  lastPlayed?: string;
  starsIn: (lesson: string) => number;
  /** The word whose picture the child has chosen. */
  stickerOf: (lesson: string) => string | undefined;
};

export function achievementsOf({ lastPlayed, lessons }: Child): Achievements {
  return {
    lastPlayed,
    starsIn: (lesson) =>
      Object.values(lessons[lesson]?.stars ?? {}).reduce<number>((sum, one) => sum + one, 0),
    stickerOf: (lesson) => lessons[lesson]?.sticker,
  };
}

/** Progress as the former release stored it (version 1): one child without a name, and each lesson with its words. */
import { readProgress } from 'kaktus-shared/bridge';
import { topicOf } from 'kaktus-shared/topics';
import type { Child } from './child';
import { isLesson, limits, mergeReached, readEntries, withoutWords, type Reached } from './reached';

function readFormerReached(value: Record<string, unknown>): Reached {
  const lessons = readEntries(value.lessons, limits.lessons, readProgress);
  const single = Object.entries(lessons).map(([lesson, progress]) => ({
    lessons: { [lesson]: withoutWords(progress) },
    words: { [topicOf(lesson)]: progress.words },
  }));
  return single.reduce<Reached>(mergeReached, { lessons: {}, words: {} });
}

/** Merges what the former release has stored into what the child has reached since. */
export function withFormerProgress(child: Child, former: Record<string, unknown>): Child {
  const { lastPlayed } = former;
  return {
    ...child,
    ...(isLesson(lastPlayed) && { lastPlayed }),
    ...mergeReached(child, readFormerReached(former)),
  };
}

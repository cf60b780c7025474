/** Progress as the former release stored it (version 1): one child without a name, and each lesson with its words. */
import { readProgress } from 'kaktus-shared/bridge';
import { topicOf } from 'kaktus-shared/topics';
import type { Child } from './child';
import {
  isLesson,
  limits,
  mergeChildProgress,
  readEntries,
  withoutWords,
  type ChildProgress,
} from './child-progress';

function readFormerProgress(value: Record<string, unknown>): ChildProgress {
  const lessons = readEntries(value.lessons, limits.lessons, readProgress);
  const single = Object.entries(lessons).map(([lesson, progress]) => ({
    lessons: { [lesson]: withoutWords(progress) },
    words: { [topicOf(lesson)]: progress.words },
  }));
  return single.reduce<ChildProgress>(mergeChildProgress, { lessons: {}, words: {} });
}

/** Merges what the former release has stored into what the child has reached since. */
export function withFormerProgress(child: Child, former: Record<string, unknown>): Child {
  const { lastPlayed } = former;
  return {
    ...child,
    ...(isLesson(lastPlayed) && { lastPlayed }),
    ...mergeChildProgress(child, readFormerProgress(former)),
  };
}

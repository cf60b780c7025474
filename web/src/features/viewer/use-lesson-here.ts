/** Looks for a lesson on this device, and opens it from there. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findStoredLesson,
  readLesson,
  readSounds,
  storedLessonNow,
  type LessonHere,
} from '../../device/books/stored-lesson';
import type { OnDevice } from '../../ui/lesson/use-shell';
import type { StageState } from '../../ui/places/stage-link';
import type { OpenLesson } from './lesson-search';

/** In place of a link: it names the lesson and opens nothing. */
const namedBy = (lesson: string) => `/${lesson}/story.html`;

/** From the library, the lesson has what that has passed on. */
function stageOf({ record, lesson }: LessonHere, passedOn: StageState | null): OpenLesson {
  if (passedOn) return { ...passedOn, bookTitle: record.title };
  const allProducts = record.lessons.map((one) => ({
    url: namedBy(one.lesson),
    title: one.title,
    thumb: one.thumb,
  }));
  return {
    url: namedBy(lesson.lesson),
    colorIndex: record.lessons.indexOf(lesson),
    allProducts,
    bookTitle: record.title,
  };
}

export type OpenedHere = { stage: OpenLesson; onDevice: OnDevice };

/** Undefined while it looks, null if the lesson has to come from the library. */
export function useLessonHere(
  userId: string | undefined,
  name: string | undefined,
  passedOn: StageState | null,
): OpenedHere | null | undefined {
  const [failed, setFailed] = useState<string>();
  const { data } = useQuery({
    queryKey: ['on device', userId, name],
    queryFn: () => findStoredLesson(userId!, name!),
    enabled: userId !== undefined && name !== undefined,
    // From one lesson to the next the stage stays. A book that arrives while a lesson is played does not replace it.
    initialData: () => (userId && name ? storedLessonNow(userId, name) : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (userId === undefined || name === undefined) return undefined;
  if (!data) return undefined;
  if (data.at !== 'here' || failed === name) return null;
  const { here } = data;
  return {
    stage: stageOf(here, passedOn),
    onDevice: {
      read: () => readLesson(userId, here),
      readSounds: () => readSounds(userId, here),
      onFailed: () => setFailed(name),
    },
  };
}

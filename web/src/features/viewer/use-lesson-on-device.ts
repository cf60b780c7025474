/** Looks for a lesson on this device, and opens it from there. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findStoredLesson,
  readLesson,
  readSounds,
  storedLessonNow,
  type LessonOnDevice,
} from '../../device/books/stored-lesson';
import type { OnDevice } from '../../lesson-host/use-shell';
import type { StageState } from '../../ui/places/stage-link';
import type { OpenLesson } from './lesson-search';

/** Takes the place of a link: it names the lesson, but cannot be fetched. */
const namedBy = (lesson: string) => `/${lesson}/story.html`;

/** What the library page passed on takes precedence over what is stored on the device. */
function stageOf({ record, lesson }: LessonOnDevice, passedOn: StageState | null): OpenLesson {
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

export type OpenedOnDevice = { stage: OpenLesson; onDevice: OnDevice };

/** Undefined while the device is searched; null if the lesson has to come from the library. */
export function useLessonOnDevice(
  userId: string | undefined,
  name: string | undefined,
  passedOn: StageState | null,
): OpenedOnDevice | null | undefined {
  const [failed, setFailed] = useState<string>();
  const { data } = useQuery({
    queryKey: ['on device', userId, name],
    queryFn: () => findStoredLesson(userId!, name!),
    enabled: userId !== undefined && name !== undefined,
    // Read at once if possible, so that the stage stays mounted; a book that is stored meanwhile replaces nothing.
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

/** Opens the chosen lesson with valid links: those of this visit, or newly signed ones. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberKey } from '../../api/query-client';
import { fetchShelf, forgetShelf } from '../../api/shelf';
import type { StageState } from '../../ui/places/stage-link';
import { findLesson, type LessonMatch } from './lesson-search';

export type ChosenLesson = {
  /** `<book>/<lesson>` */
  name: string;
  /** Missing if the lesson was opened by its address. */
  passedOn: StageState | null;
};

type Opening = { at: 'checking' } | { at: 'unreachable' } | LessonMatch;

/** The shelf as it is when the lesson is opened; later links would start the lesson anew. */
function useShelfFor(name: string | undefined, attempt: number) {
  return useQuery({
    queryKey: memberKey('lesson', name, attempt),
    queryFn: fetchShelf,
    enabled: name !== undefined,
    // From one lesson to the next, the stage stays.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useLesson(chosen: ChosenLesson | null) {
  const [attempt, setAttempt] = useState(0);
  const { data: shelf, isError } = useShelfFor(chosen?.name, attempt);

  const tryAgain = () => {
    forgetShelf();
    setAttempt(attempt + 1);
  };

  const opening = (): Opening => {
    if (chosen === null) return { at: 'checking' };
    if (shelf) return findLesson(chosen.name, chosen.passedOn, shelf);
    // Without an answer, the old links are tried: they may still be valid for hours.
    if (chosen.passedOn && (isError || attempt > 0)) return { at: 'open', stage: chosen.passedOn };
    return { at: isError ? 'unreachable' : 'checking' };
  };
  return { opening: opening(), attempt, tryAgain };
}

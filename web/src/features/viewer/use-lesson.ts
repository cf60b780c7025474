/** Opens the chosen lesson with valid links: those of this visit, or newly signed ones. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberKey } from '../../api/query-client';
import { fetchShelf, forgetShelf, lastShelf } from '../../api/shelf';
import type { User } from '../../api/reader-session-state';
import { renewBooks } from '../../api/take-along';
import type { StageState } from '../../ui/places/stage-link';
import { findLesson, type LessonMatch } from './lesson-search';
import { useLessonOnDevice, type OpenedOnDevice } from './use-lesson-on-device';

export type ChosenLesson = {
  /** `<book>/<lesson>` */
  name: string;
  /** Missing if the lesson was opened by its address. */
  passedOn: StageState | null;
};

type Opening =
  | { at: 'checking' }
  | { at: 'unreachable' }
  | ({ at: 'here' } & OpenedOnDevice)
  | LessonMatch;

/** The shelf as it is when the lesson is opened; later links would start the lesson anew. */
function useShelfFor(name: string | undefined, attempt: number) {
  return useQuery({
    queryKey: memberKey('lesson', name, attempt),
    queryFn: fetchShelf,
    enabled: name !== undefined,
    // The previous lesson stays on the stage until the next one is ready.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Without a connection the session is unknown, so the account that was used last counts. */
function useOwner(user: User | null): string | undefined {
  const [last] = useState(() => lastShelf()?.userId);
  return user?.uid ?? last;
}

export function useLesson(choice: ChosenLesson | null, user: User | null) {
  const [attempt, setAttempt] = useState(0);
  const owner = useOwner(user);
  const mayOpen = !user || user.emailVerified;
  const chosen = mayOpen ? choice : null;
  const here = useLessonOnDevice(owner, chosen?.name, chosen?.passedOn ?? null);
  const { data: shelf, isError } = useShelfFor(user ? chosen?.name : undefined, attempt);
  useEffect(() => {
    if (user && shelf) void renewBooks(user.uid, shelf.books);
  }, [user, shelf]);

  const tryAgain = () => {
    forgetShelf();
    setAttempt(attempt + 1);
  };

  const opening = (): Opening => {
    if (chosen === null) return { at: 'checking' };
    const match = shelf && findLesson(chosen.name, chosen.passedOn, shelf);
    // The device's copy opens at once; the library's later answer counts only if it refuses the lesson.
    if (here && match?.at !== 'locked' && match?.at !== 'unknown') return { at: 'here', ...here };
    if (match) return match;
    if (!user) return { at: here === undefined && owner ? 'checking' : 'unreachable' };
    if (here === undefined) return { at: 'checking' };
    // Without an answer, the old links are tried: they may still be valid for hours.
    if (chosen.passedOn && (isError || attempt > 0)) return { at: 'open', stage: chosen.passedOn };
    return { at: isError ? 'unreachable' : 'checking' };
  };
  return { opening: opening(), owner, attempt, tryAgain };
}

/** Opens the chosen lesson with valid links: those of this visit, or newly signed ones. */
import { startTransition, useEffect, useState } from 'react';
import { ApiFailure } from '../../api/failure';
import { useSession } from '../../api/session';
import { fetchShelf, forgetShelf, keptShelf, type Shelf } from '../../api/shelf';
import type { StageState } from '../../ui/stage-link';
import { findLesson, type Found } from './lesson-search';

export type ChosenLesson = {
  /** `<book>/<lesson>` */
  name: string;
  /** Missing if the lesson was opened by its address. */
  passedOn: StageState | null;
};

type Opening = { at: 'checking' } | { at: 'unreachable' } | Found;

export function useLesson(chosen: ChosenLesson | null) {
  const { reload } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [shelf, setShelf] = useState<Shelf | 'unreachable' | null>(() => keptShelf());
  const name = chosen?.name;

  useEffect(() => {
    if (name === undefined) return;
    let left = false;
    Promise.resolve(keptShelf() ?? fetchShelf()).then(
      (fetched) => !left && startTransition(() => setShelf(fetched)),
      async (error: unknown) => {
        if (error instanceof ApiFailure && error.has('email_not_verified')) await reload();
        if (!left) setShelf('unreachable');
      },
    );
    return () => {
      left = true;
    };
  }, [name, attempt, reload]);

  const tryAgain = () => {
    forgetShelf();
    // Where nothing was on the stage, the person sees that it is being tried.
    if (shelf === 'unreachable' && !chosen?.passedOn) setShelf(null);
    setAttempt(attempt + 1);
  };

  const opening = (): Opening => {
    if (chosen === null || shelf === null) return { at: 'checking' };
    if (shelf !== 'unreachable') return findLesson(chosen.name, chosen.passedOn, shelf);
    // Without an answer, the old links are tried: they may still be valid for hours.
    return chosen.passedOn ? { at: 'open', stage: chosen.passedOn } : { at: 'unreachable' };
  };
  return { opening: opening(), attempt, tryAgain };
}

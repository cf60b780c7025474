/** Makes sure that the stage opens valid links: those of this visit, or newly signed ones. */
import { startTransition, useEffect, useState } from 'react';
import { ApiFailure } from '../../api/failure';
import { useSession } from '../../api/session';
import { fetchShelf, forgetShelf, keptShelf, type Shelf } from '../../api/shelf';
import { renewed, type StageState } from './stage-state';

type FreshLinks = { at: 'checking' } | { at: 'gone' } | { at: 'ready'; stage: StageState };

export function useFreshLinks(stage: StageState | null) {
  const { reload } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [shelf, setShelf] = useState<Shelf | 'unreachable' | null>(() => keptShelf());
  const url = stage?.url;

  useEffect(() => {
    if (url === undefined) return;
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
  }, [url, attempt, reload]);

  const renew = () => {
    forgetShelf();
    setAttempt(attempt + 1);
  };

  const links = (): FreshLinks => {
    if (stage === null || shelf === null) return { at: 'checking' };
    // Without an answer, the old links are tried: they may still be valid for hours.
    if (shelf === 'unreachable') return { at: 'ready', stage };
    const fresh = renewed(stage, shelf);
    return fresh ? { at: 'ready', stage: fresh } : { at: 'gone' };
  };
  return { links: links(), attempt, renew };
}

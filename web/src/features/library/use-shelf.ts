/** The person's shelf: what is cached at once, what is new as soon as it arrives, and what went wrong. */
import { startTransition, useCallback, useEffect, useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import { useSession } from '../../api/session';
import { fetchShelf, keptShelf, type Shelf } from '../../api/shelf';

/** The server returns the same links for this long, so asking earlier brings nothing new. */
const freshMs = 15 * 60 * 1000;

type ShelfState =
  | { at: 'loading' }
  | { at: 'ready'; shelf: Shelf }
  | { at: 'failed'; failure: ApiFailure };

export function useShelf() {
  const { reload } = useSession();
  const [state, setState] = useState<ShelfState>(() => {
    const shelf = keptShelf();
    return shelf ? { at: 'ready', shelf } : { at: 'loading' };
  });

  const load = useCallback(async () => {
    try {
      // The books may have arrived since the page was rendered.
      const shelf = keptShelf(freshMs) ?? (await fetchShelf());
      startTransition(() =>
        setState((now) =>
          now.at === 'ready' && now.shelf === shelf ? now : { at: 'ready', shelf },
        ),
      );
    } catch (error) {
      const failure = asFailure(error);
      if (failure.has('email_not_verified')) await reload();
      setState((now) => (now.at === 'ready' ? now : { at: 'failed', failure }));
    }
  }, [reload]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void load();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [load]);

  const tryAgain = () => {
    setState({ at: 'loading' });
    void load();
  };
  return { state, tryAgain };
}

/** Keeps the application and the browser's history in step. */
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PlaceContext, type NavigationType, type Location, type Navigate } from './location';

/** What we store in an entry of the browser's history; it is empty if the visitor typed the address. */
export type Entry = { key: string; state: unknown };

function here(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<Entry> | null;
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'first' };
}

export function Router({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<{ location: Location; navigationType: NavigationType }>(() => ({
    location: here(),
    navigationType: 'returned',
  }));

  /** As a transition: the current page stays until the next one has been fetched. */
  const arrive = useCallback((navigationType: NavigationType) => {
    startTransition(() => setAt({ location: here(), navigationType }));
  }, []);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const entry: Entry = { key: Math.random().toString(36).slice(2), state };
      if (replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      arrive(replace ? 'replaced' : 'pushed');
    },
    [arrive],
  );

  useEffect(() => {
    const onReturn = () => arrive('returned');
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [arrive]);

  const place = useMemo(() => ({ ...at, navigate }), [at, navigate]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

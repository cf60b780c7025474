/** What a part of a page reads from the server when it opens; read again when the account has changed. */
import { useEffect, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import type { User } from '../../../api/session-state';

type Loaded<Value> =
  | { at: 'loading' }
  | { at: 'failed'; failure: ApiFailure }
  | { at: 'ready'; value: Value };

export function useLoaded<Value>(read: () => Promise<Value>, user: User) {
  const [state, setState] = useState<Loaded<Value>>({ at: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    read().then(
      (value) => !left && setState({ at: 'ready', value }),
      (error: unknown) => {
        if (left) return;
        // An old answer is better than none.
        setState((now) => (now.at === 'ready' ? now : { at: 'failed', failure: asFailure(error) }));
      },
    );
    return () => {
      left = true;
    };
  }, [read, user, attempt]);

  return {
    state,
    tryAgain: () => {
      setState({ at: 'loading' });
      setAttempt(attempt + 1);
    },
    change: (next: (value: Value) => Value) =>
      setState((now) => (now.at === 'ready' ? { at: 'ready', value: next(now.value) } : now)),
  };
}

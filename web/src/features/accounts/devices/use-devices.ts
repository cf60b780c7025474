/** The devices on which the person is signed in; fetched again when the account has changed. */
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../api/failure';
import type { Device } from '../../../api/schema.gen';
import type { User } from '../../../api/session-state';
import { readDevices } from '../account-calls';

type DevicesState =
  { at: 'loading' } | { at: 'failed'; failure: ApiFailure } | { at: 'ready'; devices: Device[] };

export function useDevices(user: User) {
  const [state, setState] = useState<DevicesState>({ at: 'loading' });

  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    readDevices().then(
      (devices) => !left && setState({ at: 'ready', devices }),
      (error: unknown) => {
        if (left) return;
        const failure = error instanceof ApiFailure ? error : new ApiFailure(500, []);
        // An old list is better than none.
        setState((now) => (now.at === 'ready' ? now : { at: 'failed', failure }));
      },
    );
    return () => {
      left = true;
    };
  }, [user, attempt]);

  return {
    state,
    tryAgain: () => {
      setState({ at: 'loading' });
      setAttempt(attempt + 1);
    },
    remove: (id: string) =>
      setState((now) =>
        now.at === 'ready'
          ? { at: 'ready', devices: now.devices.filter((device) => device.id !== id) }
          : now,
      ),
  };
}

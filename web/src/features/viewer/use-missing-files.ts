/** Checks at once whether the session still exists: when a lesson opens, and when one of its files is missing. */
import { useEffect } from 'react';
import { linkStatus } from '../../api/link-status';
import { checkSession } from '../../api/reader-session';
import { sessionState } from '../../api/reader-session-state';

type Opened = { url: string; isOnDevice: boolean; onTryAgain: () => void };

/** Returns the callback for a missing file. An expired link is renewed: the lesson restarts, and its stars stay. */
export function useMissingFiles({ url, isOnDevice, onTryAgain }: Opened): () => void {
  // A lesson on the device asks the library for nothing; the page still asks for its session every ten seconds.
  useEffect(() => {
    if (!isOnDevice) void checkSession();
  }, [url, isOnDevice]);
  return async () => {
    await checkSession();
    if (sessionState().status !== 'in') return;
    const status = await linkStatus(url).catch(() => 0);
    if (status === 404) onTryAgain();
  };
}

/** Checks at once whether the session still exists: when a lesson opens, and when one of its files is missing. */
import { useEffect } from 'react';
import { linkStatus } from '../../api/link-status';
import { checkSession } from '../../api/reader-session';
import { sessionState } from '../../api/reader-session-state';

/** Returns the callback for a missing file. An expired link is renewed: the lesson restarts, and its stars stay. */
export function useMissingFiles(url: string, onTryAgain: () => void): () => void {
  useEffect(() => void checkSession(), [url]);
  return async () => {
    await checkSession();
    if (sessionState().status !== 'in') return;
    const status = await linkStatus(url).catch(() => 0);
    if (status === 404) onTryAgain();
  };
}

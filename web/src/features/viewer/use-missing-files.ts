/** A lesson asks at once whether its session still exists: when it is opened, and when one of its files cannot be fetched. */
import { useEffect } from 'react';
import { linkStatus } from '../../api/link-status';
import { checkSession } from '../../api/reader-session';
import { sessionState } from '../../api/reader-session-state';

/** Returns what is to be called for a missing file. A link that has ended is renewed: the lesson begins anew, its stars stay. */
export function useMissingFiles(url: string, onTryAgain: () => void): () => void {
  useEffect(() => void checkSession(), [url]);
  return async () => {
    await checkSession();
    if (sessionState().status !== 'in') return;
    const status = await linkStatus(url).catch(() => 0);
    if (status === 404) onTryAgain();
  };
}

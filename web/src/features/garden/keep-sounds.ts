/** Makes the service worker cache the sounds of what grows, so that the garden also sounds without a connection. */
import { timedFetch, timeoutsMs } from '../../api/timed-fetch';
import type { Bed } from './growth';

type Connection = { saveData?: boolean };

/** Returns a function that stops it. */
export function keepSounds(beds: readonly Bed[]): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const stop = new AbortController();
  const fetchAll = async () => {
    for (const { word } of beds.flatMap(({ plants }) => plants)) {
      if (stop.signal.aborted) return;
      // The next visit tries again.
      const request = new Request(word.sound, { signal: stop.signal });
      const limits = { timeoutMs: timeoutsMs.reader };
      await timedFetch(request, limits, async () => undefined).catch(() => stop.abort());
    }
  };
  if (navigator.serviceWorker?.controller && !connection?.saveData) void fetchAll();
  return () => stop.abort();
}

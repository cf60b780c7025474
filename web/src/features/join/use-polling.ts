/** Asks every few seconds while the page is seen, and at once when it is seen again or plays something else. */
import { useEffect, useEffectEvent } from 'react';

/** Thirty tablets ask eight times a second together (docs/benchmarks.md). */
const pollMs = 4000;

export function usePolling(wanted: boolean, playing: string, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let asking = false;
    const goOn = async () => {
      if (asking) return;
      clearTimeout(timer);
      asking = true;
      if (document.visibilityState === 'visible') await askNow();
      asking = false;
      // Not all at the same moment, after a lesson that began together.
      if (!stopped) timer = setTimeout(() => void goOn(), pollMs * (0.85 + 0.3 * Math.random()));
    };
    const onSeen = () => void (document.visibilityState === 'visible' && goOn());
    void goOn();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', onSeen);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', onSeen);
    };
  }, [wanted, playing]);
}

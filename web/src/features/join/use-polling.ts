/** Asks every few seconds while the page is seen, and at once when it is seen again or plays something else. */
import { useEffect, useEffectEvent } from 'react';

/** Thirty tablets together make about eight calls a second (docs/benchmarks.md). */
const pollIntervalMs = 4000;

export function usePolling(enabled: boolean, playing: string, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let asking = false;
    const pollAgain = async () => {
      if (asking) return;
      clearTimeout(timer);
      asking = true;
      if (document.visibilityState === 'visible') await askNow();
      asking = false;
      // With a random part, so that the tablets of a class do not poll all at the same moment.
      if (!stopped)
        timer = setTimeout(() => void pollAgain(), pollIntervalMs * (0.85 + 0.3 * Math.random()));
    };
    const onVisible = () => void (document.visibilityState === 'visible' && pollAgain());
    void pollAgain();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [enabled, playing]);
}

/** Polls while it matters and somebody is looking, one request at a time. */
import { useEffect } from 'react';

export function usePolling(ask: () => Promise<void>, everyMs: number, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let asking = false;
    const poll = () => {
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      void ask().finally(() => (asking = false));
    };
    const timer = setInterval(poll, everyMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [ask, everyMs, active]);
}

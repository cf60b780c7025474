/** Parts of pages that nothing waits for: fetched once the page is on the screen, and shown when they arrive. */
import { useSyncExternalStore } from 'react';

export function loadLater<Parts>(load: () => Promise<Parts>) {
  let parts: Parts | undefined;
  const listeners = new Set<() => void>();
  // Without them, the page does without until the next one asks.
  const fetch = () =>
    load().then(
      (loaded) => {
        parts = loaded;
        listeners.forEach((listener) => listener());
      },
      () => undefined,
    );
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchAndWatch = (listener: () => void) => {
    if (!parts) void fetch();
    return watch(listener);
  };
  const useParts = (isNeeded = true) =>
    useSyncExternalStore(isNeeded ? fetchAndWatch : watch, () => (isNeeded ? parts : undefined));
  return [useParts, fetch] as const;
}

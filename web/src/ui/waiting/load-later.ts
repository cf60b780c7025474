/** Parts of pages that nothing waits for: fetched once the page is on the screen, and shown when they arrive. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';

export function loadLater<Parts>(load: () => Promise<Parts>) {
  let parts: Parts | undefined;
  const { notify, subscribe } = createChangeSignal();
  // A failure is ignored: the next page asks again.
  const fetch = () =>
    load().then(
      (loaded) => {
        parts = loaded;
        notify();
      },
      () => undefined,
    );
  const fetchAndSubscribe = (listener: () => void) => {
    if (!parts) void fetch();
    return subscribe(listener);
  };
  const useParts = (isNeeded = true) =>
    useSyncExternalStore(isNeeded ? fetchAndSubscribe : subscribe, () =>
      isNeeded ? parts : undefined,
    );
  return [useParts, fetch] as const;
}

/**
 * Parts that no page waits for. Late parts are fetched as soon as a page is on the screen: the strip of land below every page, and
 * what is shown only to some or only when something is wrong. Member parts are fetched for whoever is signed in.
 */
import { useSyncExternalStore } from 'react';

function later<Parts>(load: () => Promise<Parts>) {
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
  const useParts = (wanted = true) =>
    useSyncExternalStore(wanted ? fetchAndWatch : watch, () => (wanted ? parts : undefined));
  return [useParts, fetch] as const;
}

export const [useLateParts] = later(() => import('./late-parts'));
export const [useMemberParts, fetchMemberParts] = later(() => import('./member-navigation'));

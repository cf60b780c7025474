/** Recovery codes that were just created: shown once, whichever page the member is on, until they say that they have them. */
import { useSyncExternalStore } from 'react';

let codes: readonly string[] | null = null;
const listeners = new Set<() => void>();

export function showRecoveryCodes(created: readonly string[] | null): void {
  codes = created && created.length > 0 ? created : null;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewRecoveryCodes = (): readonly string[] | null =>
  useSyncExternalStore(subscribe, () => codes);

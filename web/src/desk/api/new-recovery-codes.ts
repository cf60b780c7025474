/** Recovery codes that were just created: shown once, on every page, until the member confirms that they have them. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';

let codes: readonly string[] | null = null;
const { notify, subscribe } = createChangeSignal();

export function showRecoveryCodes(created: readonly string[] | null): void {
  codes = created && created.length > 0 ? created : null;
  notify();
}

export const useNewRecoveryCodes = (): readonly string[] | null =>
  useSyncExternalStore(subscribe, () => codes);

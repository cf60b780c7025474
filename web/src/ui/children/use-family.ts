/** The children of an account on this device, and the one who is chosen; follows every change. */
import { useSyncExternalStore } from 'react';
import type { Child } from '../../device/children/child';
import { readFamily, watchFamilies, type Family } from '../../device/children/families';

export function useFamily(userId: string): Family & { child: Child } {
  const family = useSyncExternalStore(watchFamilies, () => readFamily(userId));
  const child = family.children.find(({ id }) => id === family.chosen) ?? family.children[0];
  return { ...family, child };
}

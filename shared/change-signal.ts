/** Tells listeners that something has changed, in the form that React's `useSyncExternalStore` expects. */
export function createChangeSignal() {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

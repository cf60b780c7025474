/** Resolves as soon as the browser has a connection again. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Resolves as soon as the browser is online again. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Asks the browser to keep the application's files, once the page has all it needs itself. */
export function keepFiles(): void {
  window.addEventListener('load', () => {
    // Not there without https; refused by some browsers' private windows. The pages work without it.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}

/** Asks the browser to keep the application's files, once the page has had its time to show what it is for. */
const afterMs = 3000;

function keep(): void {
  // Not there without https; refused by some browsers' private windows. The pages work without it.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

export function keepFiles(): void {
  window.addEventListener('load', () => setTimeout(keep, afterMs));
}

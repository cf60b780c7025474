/** Registers the service worker, which caches the application's files, once the page has had time to appear. */
const registrationDelayMs = 3000;

function register(): void {
  // It does not exist without https, and some browsers' private windows refuse it. The pages work without it.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

export function registerServiceWorker(): void {
  setTimeout(register, registrationDelayMs);
}

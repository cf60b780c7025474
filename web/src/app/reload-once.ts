/** After a deploy, a page that is still open asks for files that are gone: loading the page anew, once, finds the new ones. */
const key = 'kaktus.reloadedAt';
const quietMs = 30_000;

function reloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < quietMs;
}

export function reloadOnce(error: unknown): Promise<never> {
  try {
    if (!navigator.onLine || reloadedLately()) return Promise.reject(error);
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return Promise.reject(error);
  }
  window.location.reload();
  return new Promise(() => undefined);
}

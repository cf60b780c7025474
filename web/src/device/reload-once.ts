/** After a deployment, an open page may ask for files that are gone: reloading the page, once, gets the new ones. */
import { storedText } from './stored';

const reloadPauseMs = 30_000;
const reloadedAt = storedText('tab', 'kaktus.reloadedAt');

export function reloadOnce(error: unknown): Promise<never> {
  const lately = Date.now() - Number(reloadedAt.read() ?? 0) < reloadPauseMs;
  // If nothing outlives the page, we could not tell that this is the second time.
  if (!navigator.onLine || lately || !reloadedAt.write(String(Date.now())))
    return Promise.reject(error);
  window.location.reload();
  return new Promise(() => undefined);
}

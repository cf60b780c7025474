/** After a deploy, a page that is still open asks for files that are gone: loading the page anew, once, finds the new ones. */
import { keptText } from '../device/kept';

const quietMs = 30_000;
const reloadedAt = keptText('tab', 'kaktus.reloadedAt');

export function reloadOnce(error: unknown): Promise<never> {
  const lately = Date.now() - Number(reloadedAt.read() ?? 0) < quietMs;
  // Where nothing outlives the page, it could not be told that this was the second time.
  if (!navigator.onLine || lately || !reloadedAt.write(String(Date.now())))
    return Promise.reject(error);
  window.location.reload();
  return new Promise(() => undefined);
}

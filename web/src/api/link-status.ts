/** Requests a lesson's signed link: 200 if it opens the lesson, 404 if it no longer does. Throws without an answer. */
import { timedFetch, timeoutsMs } from './timed-fetch';

export function linkStatus(url: string): Promise<number> {
  const request = new Request(url, { method: 'HEAD' });
  return timedFetch(request, { timeoutMs: timeoutsMs.reader }, async ({ status }) => status);
}

/** Asks for the signed link of a lesson: 200 if it opens the lesson, 404 if it does not any more. Throws without an answer. */
import { timedFetch, timeoutsMs } from './timed-fetch';

export function linkStatus(url: string): Promise<number> {
  const request = new Request(url, { method: 'HEAD' });
  return timedFetch(request, { timeoutMs: timeoutsMs.reader }, async ({ status }) => status);
}

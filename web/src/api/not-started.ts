/** Tells the library that a lesson did not start: which version, why, and in which family of browsers. Nothing else. */
import { client } from './client';
import type { BrowserEngine, StartReason } from './schema.gen';
import { timedFetch, timeoutsMs } from './timed-fetch';

/** Every browser of iPads and iPhones is WebKit, whatever it calls itself. */
export function engineOf(userAgent: string): BrowserEngine {
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return /AppleWebKit\//.test(userAgent) ? 'webkit' : 'other';
}

export async function reportNotStarted(url: string, reason: StartReason): Promise<void> {
  const link = new URL('.', url).pathname.replace('/content/', '');
  try {
    // A link that has ended, or a connection that is gone, is not the lesson's fault.
    const request = new Request(url, { method: 'HEAD' });
    const isThere = async ({ ok }: Response) => ok;
    if (!(await timedFetch(request, { timeoutMs: timeoutsMs.reader }, isThere))) return;
    await client.POST('/api/lesson-not-started', {
      body: { link, reason, engine: engineOf(navigator.userAgent) },
    });
  } catch {
    // Nobody waits for it.
  }
}

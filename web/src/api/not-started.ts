/** Tells the library that a lesson did not start: which version, why, and in which family of browsers. Nothing else. */
import { client } from './reader-client';
import { linkStatus } from './link-status';
import type { BrowserEngine, StartReason } from './schema.gen';

/** Every browser of iPads and iPhones is WebKit, whatever it calls itself. */
function engineOf(userAgent: string): BrowserEngine {
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return /AppleWebKit\//.test(userAgent) ? 'webkit' : 'other';
}

export async function reportNotStarted(url: string, reason: StartReason): Promise<void> {
  const link = new URL('.', url).pathname.replace('/content/', '');
  try {
    // A link that has ended, or a connection that is gone, is not the lesson's fault.
    if ((await linkStatus(url)) !== 200) return;
    await client.POST('/api/lesson-not-started', {
      body: { link, reason, engine: engineOf(navigator.userAgent) },
    });
  } catch {
    // Nothing depends on the report.
  }
}

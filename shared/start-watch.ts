/**
 * Runs in a lesson's page before its first script, and says why the lesson did not start: the first error, a script
 * that is missing or was refused, or nothing on the screen some seconds after the page has loaded.
 */
import type { StartFault } from './bridge.ts';

/** Counted from the page's load, so a slow connection is no fault. */
const judgeAfterLoadMs = 4000;
const painted = 'first-contentful-paint';

type StartWatch = {
  /** What has gone wrong so far. */
  fault: () => StartFault | null;
};

type Listeners = {
  /** `drawn`: something is on the screen all the same, and it may well be played. */
  onTrouble: (reason: StartFault, drawn: boolean) => void;
  /** The lesson is on the screen, perhaps late. */
  onDrawn: () => void;
};

function isDrawn(own: Window & typeof globalThis): boolean {
  const reportsPaint = own.PerformanceObserver?.supportedEntryTypes.includes('paint');
  return !reportsPaint || own.performance.getEntriesByName(painted).length > 0;
}

/** Remembers the first fault, and that a script was refused rather than missing. */
function watchFaults(own: Window & typeof globalThis): () => StartFault | null {
  let fault: StartFault | null = null;
  // Errors of elements do not bubble.
  own.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof own.HTMLScriptElement) fault ??= 'script_missing';
      else if (event instanceof own.ErrorEvent) fault ??= 'error';
    },
    true,
  );
  own.document.addEventListener('securitypolicyviolation', (event) => {
    // The script's element reports an error as well, in either order.
    if (!event.effectiveDirective.startsWith('script-src')) return;
    if (fault === null || fault === 'script_missing') fault = 'script_refused';
  });
  return () => fault;
}

function whenDrawn(own: Window & typeof globalThis, onDrawn: () => void): void {
  new own.PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName(painted).length === 0) return;
    observer.disconnect();
    onDrawn();
  }).observe({ type: 'paint', buffered: true });
}

export function watchStart(
  own: Window & typeof globalThis,
  { onTrouble, onDrawn }: Listeners,
): StartWatch {
  const fault = watchFaults(own);
  const judge = () => {
    const reason = fault();
    // A hidden page draws nothing.
    if (own.document.hidden) {
      own.document.addEventListener('visibilitychange', wait, { once: true });
    } else if (!isDrawn(own)) {
      onTrouble(reason ?? 'nothing_drawn', false);
      whenDrawn(own, onDrawn);
    } else if (reason && reason !== 'script_refused') {
      onTrouble(reason, true);
    } else {
      // Most exports name other hosts, and play without them.
      onDrawn();
    }
  };
  const wait = () => void own.setTimeout(judge, judgeAfterLoadMs);
  own.addEventListener('load', wait, { once: true });
  return { fault };
}

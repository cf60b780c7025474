/**
 * Runs in a lesson's page before its first script, and says why the lesson did not start: the first error, a script that is
 * missing or was refused, or nothing on the screen some seconds after the page has loaded.
 */
import type { StartFault } from './bridge.ts';

/** Counted from the page's load, so a slow connection is no fault. */
const patienceMs = 4000;
const painted = 'first-contentful-paint';

export type StartWatch = {
  /** What has gone wrong so far. */
  fault: () => StartFault | null;
};

type Listeners = {
  /** `drawn`: something is on the screen all the same, and it may well be played. */
  onTrouble: (reason: StartFault, drawn: boolean) => void;
  /** It is on the screen, perhaps after all. */
  onDrawn: () => void;
};

function isDrawn(own: Window & typeof globalThis): boolean {
  const isTold = own.PerformanceObserver?.supportedEntryTypes.includes('paint');
  return !isTold || own.performance.getEntriesByName(painted).length > 0;
}

export function watchStart(
  own: Window & typeof globalThis,
  { onTrouble, onDrawn }: Listeners,
): StartWatch {
  let fault: StartFault | null = null;

  const judge = () => {
    // Nobody looks, so nothing is drawn.
    if (own.document.hidden) {
      own.document.addEventListener('visibilitychange', wait, { once: true });
      return;
    }
    if (isDrawn(own)) {
      // Most exports name other hosts, and play without them.
      if (fault && fault !== 'script_refused') onTrouble(fault, true);
      else onDrawn();
      return;
    }
    onTrouble(fault ?? 'nothing_drawn', false);
    new own.PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName(painted).length === 0) return;
      observer.disconnect();
      onDrawn();
    }).observe({ type: 'paint', buffered: true });
  };
  const wait = () => void own.setTimeout(judge, patienceMs);

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
  own.addEventListener('load', wait, { once: true });
  return { fault: () => fault };
}

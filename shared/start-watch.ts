/**
 * Runs in a lesson's page before its first script, and says why the lesson did not start: the first error, a script
 * that is missing or was refused, or nothing to play some seconds after the page has loaded.
 */
import type { StartFault } from './bridge.ts';

/** Looks at the page since its load, so a slow connection is no fault. A hidden page draws nothing; it is not looked at. */
const lookEveryMs = 1000;
const judgeAfterLooks = 4;
/** How many looks a loading screen may last, if nothing has failed. */
const patience = 15;

/** something: no more than a loading screen has. */
export type Seen = 'nothing' | 'something' | 'enough';
type StartWatch = {
  /** What has gone wrong so far. */
  fault: () => StartFault | null;
};

type Listeners = {
  /** `drawn`: something is on the screen all the same, and it may well be played. */
  onTrouble: (reason: StartFault, drawn: boolean) => void;
  /** The lesson is on the screen, perhaps late. */
  onDrawn: () => void;
  seen: () => Seen;
  /** What went wrong in a page within this one. */
  faultInside?: () => StartFault | null;
};

/** In a lesson of ours: its landscape is there without the player. */
export const seenOfPlayer = (): Seen =>
  document.getElementById('stage')?.hasChildNodes() ? 'enough' : 'nothing';

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

export function watchStart(
  own: Window & typeof globalThis,
  { onTrouble, onDrawn, seen, faultInside = () => null }: Listeners,
): StartWatch {
  const faultHere = watchFaults(own);
  const fault = () => faultHere() ?? faultInside();
  let looks = 0;
  let isReported = false;

  const look = () => {
    if (own.document.hidden || ++looks < judgeAfterLooks) return;
    const reason = fault();
    // Most exports name other hosts, and play without them.
    const isHarmless = reason === null || reason === 'script_refused';
    const content = seen();
    if (content === 'enough') {
      own.clearInterval(timer);
      if (isHarmless || isReported) onDrawn();
      else onTrouble(reason, true);
    } else if (!isReported && (content === 'nothing' || !isHarmless || looks >= patience)) {
      isReported = true;
      // Without a fault, what little is there may be all of the lesson.
      onTrouble(reason ?? 'nothing_drawn', content === 'something' && reason === null);
    }
  };
  let timer = 0;
  const start = () => (timer = own.setInterval(look, lookEveryMs));
  own.addEventListener('load', start, { once: true });
  return { fault };
}

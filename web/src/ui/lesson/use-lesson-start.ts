/** Follows how a lesson starts: what it says, how long it takes, and whether there is a connection. */
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Trouble } from 'kaktus-shared/bridge';
import type { StartReason } from '../../api/schema.gen';
import { useOnline } from '../waiting/use-online';
import { canFallAsleep, step, type Happening } from './start-state';

const overdueAfterMs = 10_000;
/** How long after loading a page that has sent nothing is shown, and how long until it counts as one that does not start. */
const silenceMs = 1500;
const longSilenceMs = 6000;

function useStartTimers(loaded: boolean, tell: (happening: Happening) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => tell('timedOut'), overdueAfterMs);
    return () => clearTimeout(timer);
  }, [tell]);

  useEffect(() => {
    if (!loaded) return;
    const timers = [
      setTimeout(() => tell('loaded'), silenceMs),
      setTimeout(() => tell('stayedSilent'), longSilenceMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [loaded, tell]);
}

export function useLessonStart(onWakeUp: () => void) {
  const [loaded, setLoaded] = useState(false);
  const [state, tell] = useReducer(step, 'loading');
  const [reason, setReason] = useState<StartReason>('silent');
  const online = useOnline();
  // The browser's own error page counts as loaded, but is not for children.
  if (!online && canFallAsleep(state)) tell('noConnection');

  useStartTimers(loaded, tell);
  const wakeUp = useEffectEvent(onWakeUp);
  useEffect(() => {
    if (state === 'asleep' && online) wakeUp();
  }, [state, online]);

  return {
    state,
    /** Why it does not start; null while it may. */
    reason: state === 'broken' || state === 'limping' ? reason : null,
    onLoad: () => setLoaded(true),
    onReady: () => tell('spoke'),
    // At once: a render in a moment of its own would wait behind all the messages.
    onFlood: () => flushSync(() => tell('flooded')),
    onTrouble: (trouble: Trouble) => {
      setReason(trouble.reason);
      tell(trouble.drawn ? 'limped' : 'broke');
    },
  };
}

/** Follows how a lesson starts: what it says, how long it takes, and whether there is a connection. */
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Trouble } from 'kaktus-shared/bridge';
import type { StartReason } from '../api/schema.gen';
import { useOnline } from '../ui/waiting/use-online';
import { canGoOffline, step, type StartEvent } from './start-state';

const overdueAfterMs = 10_000;
/** After loading: when a page that has sent nothing is shown, and when it counts as one that does not start. */
const silenceMs = 1500;
const longSilenceMs = 6000;

function useStartTimers(loaded: boolean, dispatch: (event: StartEvent) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => dispatch('timedOut'), overdueAfterMs);
    return () => clearTimeout(timer);
  }, [dispatch]);

  useEffect(() => {
    if (!loaded) return;
    const timers = [
      setTimeout(() => dispatch('loaded'), silenceMs),
      setTimeout(() => dispatch('stayedSilent'), longSilenceMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [loaded, dispatch]);
}

function eventOf({ reason, drawn }: Trouble): StartEvent {
  if (!drawn) return 'broke';
  return reason === 'nothing_drawn' ? 'keptLoading' : 'drewPartly';
}

export function useLessonStart(
  onReconnect: () => void,
  { needsConnection }: { needsConnection: boolean },
) {
  const [loaded, setLoaded] = useState(false);
  const [state, dispatch] = useReducer(step, 'loading');
  const [reason, setReason] = useState<StartReason>('silent');
  const online = useOnline() || !needsConnection;
  // The browser fires `load` for its own error page too, which is nothing for children.
  if (!online && canGoOffline(state)) dispatch('noConnection');

  useStartTimers(loaded, dispatch);
  const reconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    if (state === 'offline' && online) reconnect();
  }, [state, online]);

  return {
    state,
    /** Why it does not start; null while it may. */
    reason: state === 'broken' || state === 'partlyDrawn' ? reason : null,
    onLoad: () => setLoaded(true),
    onReady: () => dispatch('spoke'),
    // Synchronously: a scheduled render would wait behind all the messages.
    onFlood: () => flushSync(() => dispatch('sentTooMuch')),
    onTrouble: (trouble: Trouble) => {
      setReason(trouble.reason);
      dispatch(eventOf(trouble));
    },
  };
}

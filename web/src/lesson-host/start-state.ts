/** What is known of a lesson that starts, or does not. */

/**
 * loading: nothing has arrived yet. quiet: the page has loaded but sent nothing. overdue: nothing arrived in time; the
 * connection may be slow. broken: the page has loaded, but the lesson does not start. partlyDrawn: something failed, or
 * a loading screen does not end, but something is on the screen. offline: there was no connection. ready: the lesson
 * has said that it is ready. stopped: it has sent so many messages that the page would have no time for anything else.
 */
export type StartState =
  | 'loading'
  | 'quiet'
  | 'overdue'
  | 'broken'
  | 'partlyDrawn'
  | 'offline'
  | 'ready'
  | 'stopped';
export type StartEvent =
  | 'loaded'
  | 'timedOut'
  | 'stayedSilent'
  | 'broke'
  | 'drewPartly'
  | 'keptLoading'
  | 'noConnection'
  | 'spoke'
  | 'sentTooMuch';

const next: Record<StartState, Partial<Record<StartEvent, StartState>>> = {
  loading: { loaded: 'quiet', timedOut: 'overdue', broke: 'broken', spoke: 'ready' },
  quiet: {
    stayedSilent: 'broken',
    broke: 'broken',
    drewPartly: 'partlyDrawn',
    keptLoading: 'partlyDrawn',
    noConnection: 'offline',
    spoke: 'ready',
  },
  overdue: { loaded: 'quiet', broke: 'broken', noConnection: 'offline', spoke: 'ready' },
  // A lesson that starts late is shown.
  broken: { noConnection: 'offline', spoke: 'ready' },
  partlyDrawn: { noConnection: 'offline', spoke: 'ready' },
  offline: { spoke: 'ready' },
  // A lesson that sends messages has arrived, whatever the browser says of the connection; but it may be blank.
  // A fault while something is played is none of the child's business.
  ready: { broke: 'broken', keptLoading: 'partlyDrawn' },
  stopped: {},
};

export const step = (state: StartState, event: StartEvent): StartState =>
  event === 'sentTooMuch' ? 'stopped' : (next[state][event] ?? state);

export const canGoOffline = (state: StartState) => next[state].noConnection !== undefined;

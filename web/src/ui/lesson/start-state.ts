/** What is known of a lesson that starts, or does not. */

/**
 * loading: nothing is there yet. quiet: the page is there but has sent nothing. overdue: time is up and nothing is there; the
 * connection may be slow. broken: the page is there, and the lesson does not start. partlyDrawn: something went wrong, but
 * something is drawn too. offline: there was no connection. ready: the lesson has said that it is there. stopped: it has sent so
 * many messages that the page would have no time for anything else.
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
  | 'noConnection'
  | 'spoke'
  | 'sentTooMuch';

const next: Record<StartState, Partial<Record<StartEvent, StartState>>> = {
  loading: { loaded: 'quiet', timedOut: 'overdue', broke: 'broken', spoke: 'ready' },
  quiet: {
    stayedSilent: 'broken',
    broke: 'broken',
    drewPartly: 'partlyDrawn',
    noConnection: 'offline',
    spoke: 'ready',
  },
  overdue: { loaded: 'quiet', broke: 'broken', noConnection: 'offline', spoke: 'ready' },
  // What comes to life after all is shown.
  broken: { noConnection: 'offline', spoke: 'ready' },
  partlyDrawn: { noConnection: 'offline', spoke: 'ready' },
  offline: { spoke: 'ready' },
  // A lesson that sends messages is there, whatever the browser thinks of the connection; but it may have drawn nothing.
  ready: { broke: 'broken' },
  stopped: {},
};

export const step = (state: StartState, event: StartEvent): StartState =>
  event === 'sentTooMuch' ? 'stopped' : (next[state][event] ?? state);

export const canGoOffline = (state: StartState) => next[state].noConnection !== undefined;

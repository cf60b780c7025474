/** What is known of a lesson that starts, or does not. */

/**
 * loading: nothing is there yet. quiet: the page is there but has sent nothing. overdue: time is up and nothing is there; the
 * connection may be slow. broken: the page is there, and the lesson does not start. limping: something went wrong, but
 * something is drawn too. asleep: there was no connection. ready: the lesson has said that it is there. stopped: it has sent so
 * many messages that the page would have no time for anything else.
 */
export type StartState =
  | 'loading'
  | 'quiet'
  | 'overdue'
  | 'broken'
  | 'limping'
  | 'asleep'
  | 'ready'
  | 'stopped';
export type Happening =
  | 'loaded'
  | 'timedOut'
  | 'stayedSilent'
  | 'broke'
  | 'limped'
  | 'noConnection'
  | 'spoke'
  | 'flooded';

const next: Record<StartState, Partial<Record<Happening, StartState>>> = {
  loading: { loaded: 'quiet', timedOut: 'overdue', broke: 'broken', spoke: 'ready' },
  quiet: {
    stayedSilent: 'broken',
    broke: 'broken',
    limped: 'limping',
    noConnection: 'asleep',
    spoke: 'ready',
  },
  overdue: { loaded: 'quiet', broke: 'broken', noConnection: 'asleep', spoke: 'ready' },
  // What comes to life after all is shown.
  broken: { noConnection: 'asleep', spoke: 'ready' },
  limping: { noConnection: 'asleep', spoke: 'ready' },
  asleep: { spoke: 'ready' },
  // A lesson that sends messages is there, whatever the browser thinks of the connection; but it may have drawn nothing.
  ready: { broke: 'broken' },
  stopped: {},
};

export const step = (state: StartState, happening: Happening): StartState =>
  happening === 'flooded' ? 'stopped' : (next[state][happening] ?? state);

export const canFallAsleep = (state: StartState) => next[state].noConnection !== undefined;

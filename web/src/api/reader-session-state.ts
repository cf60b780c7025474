/** Who is signed in on this device: the one state behind every guard, page and tab. */
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { readToken } from '../device/reader-token';
import type { Me } from './schema.gen';

export type User = Me;

/** Why nobody is signed in: visitors, people who logged out and expired sessions are treated differently. */
export type SignedOutReason =
  | 'neverIn'
  | 'loggedOut'
  /** In another tab, which this one can only notice. */
  | 'loggedOutElsewhere'
  | 'expired'
  /** The account was used on more devices than it may be. */
  | 'tooManyDevices';

type SessionState =
  /** `trouble`: the server answers with an error, or not at all. It is asked again. */
  | { status: 'loading'; user: null; trouble?: 'unavailable' | 'unreachable' }
  | { status: 'out'; user: null; reason: SignedOutReason }
  | { status: 'in'; user: User };

export const loadingSession: SessionState = { status: 'loading', user: null };
export const signedOut = (reason: SignedOutReason): SessionState => ({
  status: 'out',
  user: null,
  reason,
});

let state = initialSessionState();
const changes = createChangeSignal();
export const { subscribe } = changes;

/** What is known before the server is asked. */
export function initialSessionState(): SessionState {
  return readToken() === null ? signedOut('neverIn') : loadingSession;
}

export const sessionState = (): SessionState => state;

export function setSessionState(next: SessionState): void {
  state = next;
  changes.notify();
}

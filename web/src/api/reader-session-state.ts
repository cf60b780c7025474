/** Who is signed in on this device: the one state behind every guard, page and tab. */
import { readToken } from '../device/reader-token';
import type { Me } from './schema.gen';

export type User = Me;

/** Why nobody is signed in: pages treat a visitor, somebody who logged out, and somebody who was cut off differently. */
export type Because = 'neverIn' | 'loggedOut' | 'expired';

type SessionState =
  /** With a trouble: the server cannot tell right now, or does not answer. It is asked again. */
  | { status: 'loading'; user: null; trouble?: 'unavailable' | 'unreachable' }
  | { status: 'out'; user: null; because: Because }
  | { status: 'in'; user: User };

export const loading: SessionState = { status: 'loading', user: null };
export const out = (because: Because): SessionState => ({ status: 'out', user: null, because });

let state = atStart();
const listeners = new Set<() => void>();

/** What is known before the server is asked. */
export function atStart(): SessionState {
  return readToken() === null ? out('neverIn') : loading;
}

export const sessionState = (): SessionState => state;

export function become(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

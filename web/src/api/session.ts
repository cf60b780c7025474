/** Who is signed in on this device: the one state machine behind every guard, page and tab. */
import { useSyncExternalStore } from 'react';
import { authorizedFetch, onTokenRefused } from './authorized-fetch';
import type { Me } from './schema.gen';
import { onTokenChangedElsewhere, readToken, writeToken } from '../device/token';

export type User = Me;

/** Why nobody is signed in: pages treat a visitor, somebody who logged out, and somebody who was cut off differently. */
export type Because = 'neverIn' | 'loggedOut' | 'expired';

type SessionState =
  /** `unavailable`: the server has answered that it cannot tell right now, and is asked again. */
  | { status: 'loading'; user: null; unavailable: boolean }
  | { status: 'out'; user: null; because: Because }
  | { status: 'in'; user: User };

const loading: SessionState = { status: 'loading', user: null, unavailable: false };
const out = (because: Because): SessionState => ({ status: 'out', user: null, because });
const retryAfterMs = [1000, 2000, 5000, 10_000];
const logOutPatienceMs = 5000;

let state: SessionState = readToken() === null ? out('neverIn') : loading;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function request(path: string, init?: RequestInit): Promise<Response> {
  return authorizedFetch(new Request(new URL(path, window.location.origin), init));
}

/** False if the server gave no usable answer, so that it makes sense to ask again later. */
async function askWhoIAm(): Promise<boolean> {
  const token = readToken();
  if (token === null) {
    if (state.status !== 'out') become(out('loggedOut'));
    return true;
  }
  const response = await request('/api/me').catch(() => null);
  if (readToken() !== token) return true;
  if (!response?.ok) {
    if (state.status === 'loading') become({ ...state, unavailable: response !== null });
    return false;
  }
  become({ status: 'in', user: (await response.json()) as User });
  return true;
}

async function resume(attempt = 0): Promise<void> {
  clearTimeout(retryTimer);
  if ((await askWhoIAm()) || state.status !== 'loading') return;
  const wait = retryAfterMs[Math.min(attempt, retryAfterMs.length - 1)];
  retryTimer = setTimeout(() => void resume(attempt + 1), wait);
}

/** Starts the session: checks a stored token and follows the other tabs. Returns a function that stops it. */
export function startSession(): () => void {
  become(readToken() === null ? out('neverIn') : loading);
  void resume();
  const stops = [
    onTokenRefused(() => become(out('expired'))),
    onTokenChangedElsewhere(() => {
      if (readToken() !== null && state.status === 'out') become(loading);
      void resume();
    }),
  ];
  const onOnline = () => {
    if (state.status === 'loading') void resume();
  };
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(retryTimer);
    stops.forEach((stop) => stop());
    window.removeEventListener('online', onOnline);
  };
}

/** Stores the token and finds out whose it is; the page changes only once that is known. */
async function signIn(token: string): Promise<void> {
  writeToken(token);
  if (!(await askWhoIAm())) {
    if (state.status === 'out') become(loading);
    await resume();
  }
}

/** Signs out on this device, even if the server cannot be reached. */
async function signOut(): Promise<void> {
  await request('/api/account/logout', {
    method: 'POST',
    signal: AbortSignal.timeout(logOutPatienceMs),
  }).catch(() => null);
  writeToken(null);
  become(out('loggedOut'));
}

/** Reads the account again, for example to see whether the e-mail is verified by now. */
async function reload(): Promise<void> {
  await askWhoIAm();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person, as soon as somebody is signed in. */
export function signedIn(): Promise<User> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.status !== 'in') return;
      listeners.delete(look);
      resolve(state.user);
    };
    listeners.add(look);
    look();
  });
}

export function useSession() {
  const current = useSyncExternalStore(subscribe, () => state);
  return { ...current, signIn, signOut, reload };
}
